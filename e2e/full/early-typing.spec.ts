/** What is typed while a page is changed by other programs than those of `e2e/core`. */
import { expect, holdScripts, test } from '../support/fixtures.ts';
import { romanianTemplates } from '../support/site.ts';
import { translate } from '../support/translate.ts';
import { expectNothingLostIn, rareChanges, hydrationErrors } from '../support/typed-early.ts';

for (const [what, change] of Object.entries(rareChanges)) {
  test(`nothing typed is lost when a program ${what}`, async ({ page, quiet }) => {
    quiet.allowed = hydrationErrors;
    await expectNothingLostIn(page, change);
  });
}

test('a page that a translator goes on translating is hydrated, whichever it is', async ({ page, quiet }) => {
  quiet.allowed = /Minified React error #418|status of 404/;
  for (const { path } of romanianTemplates) {
    const release = await holdScripts(page);
    await page.goto(path);
    await translate(page);
    // A page that cannot be rendered is loaded again.
    const document = await page.evaluateHandle(() => window.document);
    await release();
    expect(await document.evaluate((before) => before === window.document), path).toBe(true);
    await page.unroute('**/static/*.js');
  }
});
