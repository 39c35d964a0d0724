import { ports } from '../../scripts/ports.ts';
import { isFree, start, stop } from '../../scripts/processes.ts';
import { expect, test } from '../support/fixtures.ts';
import { content } from '../support/site.ts';

test.use({ baseURL: `http://127.0.0.1:${ports.gallery}`, hasChosen: false });

const { predefinedMessages, priceList } = content.en;

/** What is said only in the state the specimen is to be in. */
const signs = [
  ['form-errors', predefinedMessages.errorsTitle],
  ['form-refused', predefinedMessages.messageLength],
  ['form-sending', predefinedMessages.sending],
  ['form-sent', 'GH-7KXM4'],
  ['form-failed', predefinedMessages.failed],
  ['price-search-nothing', priceList.showAll],
] as const;

test('the gallery opens without a console message, with its specimens in their states', async ({
  page,
  quiet,
}) => {
  // What Vite and React say in development.
  quiet.allowed = /^\[vite\]|React DevTools/;
  const gallery = start(['scripts/gallery.ts'], () => undefined);
  try {
    await expect.poll(() => isFree(ports.gallery)).toBe(false);
    for (const [id, sign] of signs) {
      await page.goto('/gallery/');
      await page.locator(`a[href="?specimen=${id}&language=en"]`).click();
      await expect(page.locator('html')).toHaveAttribute('lang', 'en');
      await expect(page.getByText(sign).first()).toBeVisible();
    }
  } finally {
    await stop(gallery);
  }
});
