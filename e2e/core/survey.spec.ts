import { notFoundWords, test } from '../support/fixtures.ts';
import { romanianTemplates } from '../support/site.ts';
import { surveyPage } from '../support/survey.ts';

const kebabCase = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

// The banner is there, as at a first visit.
test.use({ hasChosen: false });
// The privacy policy stands for the three legal texts, which are one component; `full` has each in English.
for (const { page: ref, path } of romanianTemplates) {
  if (ref.route === 'terms' || ref.route === 'accessibility') continue;
  test(`${path} is accessible at every width, enlarged and in forced colours`, ({ page }) =>
    // The home page stands for the header, the banner and the footer of all pages.
    surveyPage(page, { path, aria: kebabCase(ref.route), part: ref.route === 'home' ? 'body' : 'main' }));
}
test('the page of what is not there is accessible at every width, enlarged and in forced colours', ({
  page,
  quiet,
}) => {
  quiet.allowed = notFoundWords;
  return surveyPage(page, { path: '/ro/nimic', status: 404, aria: 'not-found' });
});
