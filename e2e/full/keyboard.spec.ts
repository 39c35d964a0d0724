import { test } from '../support/fixtures.ts';
import { sitePages, templatePages } from '../support/site.ts';
import { walkInForcedColours, walkPage } from '../support/walk.ts';

// The banner is there, as at a first visit.
test.use({ hasChosen: false });
// The services share a template, which is walked through on a phone elsewhere: they come in English alone.
const isWalked = ({ page, language }: (typeof sitePages)[number]) =>
  language === 'en' || page.route !== 'service';
for (const page of sitePages) if (!templatePages.includes(page) && isWalked(page)) walkPage(page);
for (const path of ['/', '/ro/servicii']) walkInForcedColours(path);
