import { test } from '../support/fixtures.ts';
import { romanianTemplates } from '../support/site.ts';
import { surveyPage } from '../support/survey.ts';

const kebabCase = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

// The banner is there, as at a first visit.
test.use({ hasChosen: false });
for (const { page, path } of romanianTemplates) {
  // The home page stands for the header, the banner and the footer of all pages.
  surveyPage(path, { aria: kebabCase(page.route), part: page.route === 'home' ? 'body' : 'main' });
}
surveyPage('/ro/nimic', { status: 404, aria: 'not-found' });
