import { sitePages, templatePages } from '../support/site.ts';
import { walkInForcedColours, walkPage } from '../support/walk.ts';

for (const page of sitePages.filter((one) => !templatePages.includes(one))) walkPage(page);
for (const path of ['/', '/ro/servicii']) walkInForcedColours(path);
