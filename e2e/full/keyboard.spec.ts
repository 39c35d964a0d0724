import { test } from '../support/fixtures.ts';
import { hasControls, otherTemplatePages, templatePages } from '../support/site.ts';
import { computer, walkAtNight, walkPage } from '../support/walk.ts';

// The banner is there, as at a first visit.
test.use({ hasChosen: false });
for (const each of [...otherTemplatePages, ...templatePages.filter((one) => !hasControls(one))])
  test(`Tab reaches everything on ${each.path}, and the focus is always seen`, ({ page }) =>
    walkPage(page, each));
for (const path of ['/', '/ro/servicii'])
  test(`Tab shows the focus everywhere on ${path} in forced colours, at night`, ({ page }) =>
    walkAtNight(page, path, 'active', computer));
