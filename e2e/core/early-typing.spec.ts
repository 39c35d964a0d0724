/** What is typed while a page is hydrated and translated; `e2e/full` has what other programs change. */
import { test } from '../support/fixtures.ts';
import { translatePage } from '../support/translate.ts';
import { expectNothingLostIn, hydrationErrors } from '../support/typed-early.ts';

test('nothing typed is lost when a program translates the page, and goes on', async ({ page, quiet }) => {
  quiet.allowed = hydrationErrors;
  await expectNothingLostIn(page, translatePage);
});
