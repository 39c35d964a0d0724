import { brotliCompressSync } from 'node:zlib';
import type { Request, Response } from '@playwright/test';
import { expect, hydrated, test } from './fixtures.ts';
import { sitePages } from './site.ts';

/** Brotli, in KB of 1024 bytes, as Lighthouse counts. */
const budget = { page: 30, scripts: 85, fonts: 45 };

async function size(response: Response | null): Promise<number> {
  if (!response) throw new Error('There was no answer.');
  const body = await response.body();
  const isCompressed = response.url().endsWith('.woff2');
  return (isCompressed ? body : brotliCompressSync(body)).length / 1024;
}

async function sum(requests: Request[]): Promise<number> {
  const sizes = await Promise.all(requests.map(async (request) => size(await request.response())));
  return sizes.reduce((total, each) => total + each, 0);
}

for (const { path } of sitePages) {
  test(`${path} keeps to its budget until somebody presses something`, async ({ page }) => {
    const asked: Request[] = [];
    page.on('request', (request) => asked.push(request));
    const document = await page.goto(path);
    await hydrated(page);
    await page.waitForLoadState('networkidle');
    const of = (type: string) => asked.filter((request) => request.resourceType() === type);
    // What is fetched ahead beyond them belongs to the pages its links lead to.
    const chunks = await page.locator('script[data-chunks]').getAttribute('data-chunks');
    const own = of('script').filter((request) => chunks?.includes(new URL(request.url()).pathname));

    // The styles are in the HTML.
    expect(await size(document)).toBeLessThanOrEqual(budget.page);
    expect(of('stylesheet')).toEqual([]);
    expect(own).toHaveLength(chunks?.split(' ').length ?? 0);
    expect(await sum(own)).toBeLessThanOrEqual(budget.scripts);
    expect(await sum(of('font'))).toBeLessThanOrEqual(budget.fonts);
    await expect(page.locator('link[rel=preload][as=font]')).toHaveCount(1);
    expect(asked.filter((request) => /axios|\.mp4|-space-/.test(request.url())).map(String)).toEqual([]);
    const [painted = 0, scripted = 0] = await page.evaluate(() => [
      performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
      Math.min(
        ...performance
          .getEntriesByType('resource')
          .filter(({ name }) => name.endsWith('.js'))
          .map(({ startTime }) => startTime),
      ),
    ]);
    expect(painted).toBeGreaterThan(0);
    expect(scripted).toBeGreaterThan(painted);
  });
}
