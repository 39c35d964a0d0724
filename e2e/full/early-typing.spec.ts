/** What is typed while a page is changed by other programs than those of `e2e/core`. */
import { test } from '../support/fixtures.ts';
import { expectNothingLostIn, rareChanges, hydrationErrors } from '../support/typed-early.ts';

for (const [what, change] of Object.entries(rareChanges)) {
  test(`nothing typed is lost when a program ${what}`, async ({ page, quiet }) => {
    quiet.allowed = hydrationErrors;
    await expectNothingLostIn(page, change);
  });
}
