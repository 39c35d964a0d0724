import { notFoundWords, test } from '../support/fixtures.ts';
import { englishTemplates } from '../support/site.ts';
import { surveyPage } from '../support/survey.ts';

// The banner is there, as at a first visit.
test.use({ hasChosen: false });
for (const { path } of englishTemplates) {
  test(`${path} is accessible at every width, enlarged and in forced colours`, ({ page }) =>
    surveyPage(page, { path }));
}
test('the page of what is not there is accessible at every width, enlarged and in forced colours', ({
  page,
  quiet,
}) => {
  quiet.allowed = notFoundWords;
  return surveyPage(page, { path: '/en/nothing', status: 404 });
});
