import { ports } from '../../scripts/ports.ts';
import { isFree, start, stop } from '../../scripts/processes.ts';
import { expect, test } from '../support/fixtures.ts';

test.use({ baseURL: `http://127.0.0.1:${ports.gallery}`, hasChosen: false });

/** Something that is there only in the state the specimen is to be in, and the width of a window to see it in. */
const signs = [
  ['form-errors', '.field.is-bad', 360],
  ['form-sent', '.note--ok strong', 360],
  ['form-failed', '.note--bad img', 360],
  ['panel', '.panel:popover-open', 360],
  ['banner', '.cookie', 360],
  ['header-dropdown', '.lang__menu a', 1200],
  ['film-pressed', 'video', 1200],
  ['price-search-found', '#lista mark', 360],
  ['price-search-nothing', '.pnone', 360],
] as const;

test('the gallery opens without a console message, in both languages, with its specimens in their states', async ({
  page,
  quiet,
}) => {
  // What Vite and React say in development.
  quiet.allowed = /^\[vite\]|React DevTools/;
  const gallery = start(['scripts/gallery.ts'], () => undefined);
  try {
    await expect.poll(() => isFree(ports.gallery)).toBe(false);
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Gallery');
    await page.getByRole('link', { name: 'English' }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(page.getByRole('heading', { name: 'Contact form' })).toBeAttached();
    for (const [specimen, sign, width] of signs) {
      await page.setViewportSize({ width, height: 740 });
      await page.goto(`/?specimen=${specimen}`);
      await expect(page.locator(sign).first()).toBeVisible();
    }
  } finally {
    await stop(gallery);
  }
});
