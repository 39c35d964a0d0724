import { test } from '../support/fixtures.ts';
import { otherTemplatePages } from '../support/site.ts';
import { walkInForcedColours, walkPage } from '../support/walk.ts';

// The banner is there, as at a first visit.
test.use({ hasChosen: false });
for (const page of otherTemplatePages) walkPage(page);
for (const path of ['/', '/ro/servicii']) walkInForcedColours(path);
