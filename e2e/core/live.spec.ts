import { ports } from '../../scripts/ports.ts';
import { readEmbeddedSpace } from '../../scripts/read-embedded-space.ts';
import { faults, showFaults } from '../support/faults.ts';
import { expect, hydrated, open, test } from '../support/fixtures.ts';
import { comeBack, minutes, namesOfFindings, useLiveSite } from '../support/live.ts';
import { content } from '../support/site.ts';

const live = useLiveSite({ name: 'live', sitePort: ports.liveSite, contentPort: ports.liveContent });
const { service, asked, askedTimes } = live;

test('a visit asks for newer content once, and again after a reload', async ({ page }) => {
  await open(page, '/ro/despre');
  await askedTimes(1);
  await page.getByRole('link', { name: content.ro.navigation.prices, exact: true }).first().click();
  await expect(page).toHaveURL(/preturi/);
  await page.goto('/en/contact');
  await hydrated(page);
  await page.getByRole('link', { name: content.en.navigation.aboutUs, exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(content.en.about.title);
  await page.waitForLoadState('networkidle');
  expect(service().requests.map(({ path }) => path)).toEqual(['/spaces/ghiocel/environments/master/sync']);
  await page.reload();
  await hydrated(page);
  await askedTimes(2);
});

test('an edit shows without a reload, on the page that is open and on the next ones', async ({ page }) => {
  await open(page, '/ro/despre');
  await askedTimes(1);
  await page.evaluate(() => Object.assign(window, { stayed: true }));
  service().publish({
    id: 'about',
    fields: { title: { ro: 'Echipa de azi', 'en-US': 'The team of today' } },
  });
  service().publish({ id: 'about', fields: { metaTitle: { ro: 'Echipa de azi | Ghiocel Dental' } } });
  await comeBack(page, Date.now() + 6 * minutes);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Echipa de azi');
  await expect(page).toHaveTitle('Echipa de azi | Ghiocel Dental');
  expect(asked()).toBe(2);
  await page.getByRole('button', { name: content.ro.navigation.currentLanguage }).click();
  await page.getByRole('link', { name: 'English' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The team of today');
  expect(await page.evaluate(() => 'stayed' in window)).toBe(true);
  expect(await namesOfFindings(page)).toEqual([]);
});

test('a service that is published is on the site, though no list names it', async ({ page }) => {
  const { fields } = readEmbeddedSpace().entries.find(({ sys }) => sys.id === 'service-ortodontie')!;
  const name = { ro: 'Gutiere sportive', 'en-US': 'Mouthguards' };
  service().publish({
    id: 'service-mouthguards',
    contentType: 'service',
    fields: { ...fields, serviceName: name, serviceUrl: { ro: 'gutiere' }, index: { ro: 90 } },
  });
  await open(page, '/ro/servicii');
  const added = page.getByRole('main').getByRole('link', { name: name.ro });
  await expect(added).toBeVisible();
  await added.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name.ro);
  expect(await namesOfFindings(page)).toEqual([]);
});

test('an edit to a form in use shows once its field is left, with the typed text kept', async ({ page }) => {
  await open(page, '/ro/contact');
  await askedTimes(1);
  const message = page.getByLabel(content.ro.contactForm.message, { exact: true });
  await message.pressSequentially('Mă doare o măsea');
  service().publish({
    id: 'contactForm',
    fields: { title: { ro: 'x' }, name: { ro: 'Numele și prenumele' } },
  });
  await comeBack(page, Date.now() + 6 * minutes);
  await askedTimes(2);
  await message.pressSequentially(' de ieri.');
  await expect(page.getByLabel('Numele și prenumele')).toHaveCount(0);
  await expect(message).toBeFocused();
  await message.blur();
  await expect(page.getByLabel('Numele și prenumele')).toBeVisible();
  await expect(message).toHaveValue('Mă doare o măsea de ieri.');
});

const some = faults.filter(({ name }) =>
  ['hanging', 'html', 'missing-locale', 'script-in-html'].includes(name),
);
showFaults(live, some, ['/ro/preturi', '/en/contact']);
