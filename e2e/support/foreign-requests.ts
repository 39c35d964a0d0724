import { chromium } from '@playwright/test';
import { findOrInstallChromium, launchOptions } from '../../scripts/local/chromium.ts';
import { open } from './fixtures.ts';

/** Scrolls to the end, and returns the URLs of images that failed to load. Runs in the page. */
async function scrollThrough() {
  for (let top = 0; top < document.body.scrollHeight; top += innerHeight / 2) {
    scrollTo({ top, behavior: 'instant' });
    await new Promise(requestAnimationFrame);
  }
  const pictures = [...document.images].filter(({ src }) => src);
  return pictures
    .filter(({ complete, naturalWidth }) => complete && naturalWidth === 0)
    .map(({ src }) => src);
}

/** Counts each page's requests to other hosts, all blocked, until it was scrolled through; names its missing pictures. */
export async function foreignRequests(site: string, paths: string[]) {
  const options = launchOptions(findOrInstallChromium());
  const noOtherHost = '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1';
  const browser = await chromium.launch({ ...options, args: [...options.args, noOtherHost] });
  const results: Record<string, { count: number; missing: string[] }> = {};
  try {
    for (const path of paths) {
      const page = await browser.newPage();
      let count = 0;
      page.on('request', (request) => {
        if (/^(?:https?|wss?):/.test(request.url()) && !request.url().startsWith(`${site}/`)) count += 1;
      });
      await open(page, site + path);
      const missing = await page.evaluate(scrollThrough);
      await page.waitForLoadState('networkidle');
      results[path] = { count, missing };
      await page.close();
    }
  } finally {
    await browser.close();
  }
  return results;
}
