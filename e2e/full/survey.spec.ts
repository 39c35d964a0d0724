import { test } from '../support/fixtures.ts';
import { englishTemplates } from '../support/site.ts';
import { surveyPage } from '../support/survey.ts';

// The banner is there, as at a first visit.
test.use({ hasChosen: false });
// What axe reads differs by width as in the Romanian pages, which it examines at every width.
const axeAt = [1280];
for (const { path } of englishTemplates) surveyPage(path, { axeAt });
surveyPage('/en/nothing', { status: 404, axeAt });
