/** What is typed while a page is hydrated, or changed by extensions and translators. */
import { test } from '../support/fixtures.ts';
import { commonChanges, expectNothingLostIn, hydrationErrors } from '../support/typed-early.ts';

for (const [what, change] of Object.entries(commonChanges)) {
  test(`nothing typed is lost when a program ${what}`, async ({ page, quiet }) => {
    quiet.allowed = hydrationErrors;
    await expectNothingLostIn(page, change);
  });
}
