import { templatePages } from '../support/site.ts';
import { surveyPage } from '../support/survey.ts';

for (const { path } of templatePages) surveyPage(path);
surveyPage('/ro/nimic', 404);
