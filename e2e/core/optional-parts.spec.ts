/** A clinic without everything a clinic may do without, and with the longest name: nothing of what is absent is left. */
import { ports } from '../../scripts/ports.ts';
import { pathTo } from '../../src/routing/routes.ts';
import { bareClinic } from '../support/bare-clinic.ts';
import { axeFindings } from '../support/examine.ts';
import { expect, open, test } from '../support/fixtures.ts';
import { expectNoSidewaysScroll } from '../support/reflow.ts';
import { content, pagesOfClinic, templatesOf } from '../support/site.ts';

const origin = `http://127.0.0.1:${ports.bareSite}`;
test.use({ baseURL: origin, viewport: { width: 320, height: 640 } });

const absent =
  /filmul|filme|YouTube|WhatsApp|pachet|package|promoți|promotion|pentru frați|sibling|donăm|we donate|partener|partners|Facebook|Instagram/i;

const pages = pagesOfClinic(bareClinic);

for (const { path } of templatesOf(pages)) {
  test(`${path} leaves no empty heading, is accessible and fits 320 px`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, path);
    const empty = await page
      .locator('section, ul, ol, h1, h2, h3')
      .evaluateAll((all) =>
        all.filter((element) => !element.textContent.trim()).map(({ outerHTML }) => outerHTML),
      );
    expect(empty).toEqual([]);
    const alone = page.locator(
      'section:has(> h2:only-child), section .container:only-child:has(> h2:only-child)',
    );
    await expect(alone).toHaveCount(0);
    expect(await axeFindings(page)).toEqual([]);
    await expectNoSidewaysScroll(page);
  });
}

test('no page names what is absent or links to it', async ({ request }) => {
  const texts = pages.map(async ({ path }) => [path, await (await request.get(path)).text()] as const);
  const html = new Map(await Promise.all(texts));
  const wrong: string[] = [];
  for (const [path, text] of html) {
    // What scripts carry is not read; names of files and elements are nobody's words.
    const read = text.replace(/<(script|style)\b.*?<\/\1>/gs, '').replace(/ (?:class|id)="[^"]*"/g, '');
    const [found = /\{\w+[:}][^}]*/.exec(read)?.[0]] = absent.exec(read) ?? [];
    if (found) wrong.push(`${path} says "${found}"`);
    for (const [, link = ''] of text.matchAll(/<a [^>]*href="([/#][^"]*)"/g)) {
      const { pathname, hash } = new URL(link, origin + path);
      const there = html.get(pathname);
      const isPlace = hash === '' || there?.includes(` id="${decodeURIComponent(hash.slice(1))}"`);
      if (!there || !isPlace) wrong.push(`${path} links to ${link}`);
    }
  }
  expect(wrong).toEqual([]);
});

test('a family is estimated by the list prices, without a word about a discount', async ({ page }) => {
  const { open: openEstimate, addChild, add, grandTotal } = content.en.familyEstimate;
  await open(page, pathTo({ route: 'prices' }, 'en'));
  await page.getByRole('button', { name: openEstimate }).click();
  await page.getByRole('button', { name: addChild }).click();
  for (const picker of await page.locator('.treatment-picker').all()) {
    await picker.getByRole('combobox').selectOption({ index: 1 });
    await picker.getByRole('button', { name: add }).click();
  }
  const estimate = page.locator('.estimate__sheet');
  await expect(estimate).toContainText(grandTotal);
  await expect(estimate).not.toContainText(/discount|%/i);
});
