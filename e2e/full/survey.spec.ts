import { test } from '../support/fixtures.ts';
import { romanianTemplates, sitePages } from '../support/site.ts';
import { surveyPage } from '../support/survey.ts';

// The banner is there, as at a first visit.
test.use({ hasChosen: false });
for (const page of sitePages.filter((one) => !romanianTemplates.includes(one))) surveyPage(page.path);
surveyPage('/en/nothing', { status: 404 });
