import { sitePages, templatePages } from '../support/site.ts';
import { surveyPage } from '../support/survey.ts';

for (const page of sitePages.filter((one) => !templatePages.includes(one))) surveyPage(page.path);
surveyPage('/en/nothing', 404);
