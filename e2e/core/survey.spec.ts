import { test } from '../support/fixtures.ts';
import { templatePages } from '../support/site.ts';
import { surveyPage } from '../support/survey.ts';

// The banner is there, as at a first visit.
test.use({ hasChosen: false });
for (const { path } of templatePages) surveyPage(path);
surveyPage('/ro/nimic', 404);
