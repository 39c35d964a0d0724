import { ports } from '../../scripts/ports.ts';
import { isFree, start, stop } from '../../scripts/processes.ts';
import { expect, test } from '../support/fixtures.ts';
import { content } from '../support/site.ts';

test.use({ baseURL: `http://127.0.0.1:${ports.gallery}`, hasChosen: false });

test('the gallery opens a specimen without a console message', async ({ page, quiet }) => {
  // What Vite and React say in development.
  quiet.allowed = /^\[vite\]|React DevTools/;
  const gallery = start(['scripts/gallery.ts'], () => undefined);
  try {
    await expect.poll(() => isFree(ports.gallery)).toBe(false);
    await page.goto('/gallery/');
    await page.locator('a[href="?specimen=facts-notice&language=en"]').click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(page.getByText(content.en.home.buildingFact ?? '')).toBeVisible();
  } finally {
    await stop(gallery);
  }
});
