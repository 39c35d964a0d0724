import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, open, test } from '../support/fixtures.ts';
import { useLiveSite } from '../support/live.ts';
import { content } from '../support/site.ts';
import { unsupportedInScript } from '../support/unsupported-features.ts';

const { service, siteFolder, publish, answered } = useLiveSite();

const newTitle = { ro: 'Echipa de azi', 'en-US': 'The team of today' };

test('what was published since the build shows in both languages, asked for once in a visit', async ({
  page,
}) => {
  publish((entry) => {
    entry('about').fields['title'] = newTitle;
    entry('about').fields['metaTitle']!['ro'] = 'Echipa de azi | Ghiocel Dental';
  });
  await open(page, '/ro/despre');
  await page.evaluate(() => Object.assign(window, { stayed: true }));
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toHaveText(newTitle.ro);
  await expect(page).toHaveTitle('Echipa de azi | Ghiocel Dental');
  await page.getByRole('button', { name: content.ro.navigation.currentLanguage }).click();
  await page.getByRole('link', { name: 'English' }).first().click();
  await expect(title).toHaveText(newTitle['en-US']);
  expect(await page.evaluate(() => 'stayed' in window)).toBe(true);
  expect(service().requests.filter(({ path }) => path.endsWith('/entries'))).toHaveLength(1);
});

test('where nothing was published since the build, no page changes and no other host is asked', async ({
  page,
}) => {
  publish(() => undefined);
  await open(page, '/ro/despre');
  const shown = () => page.locator('main').evaluate((main) => main.innerHTML);
  const before = await shown();
  await answered(page);
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  expect(
    service()
      .requests.map(({ path }) => path.split('/').at(-1))
      .toSorted(),
  ).toEqual(['assets', 'entries', 'locales']);
  expect(await shown()).toBe(before);
  const files = JSON.parse(readFileSync(join(siteFolder(), 'files.json'), 'utf8')) as object;
  expect(Object.keys(files).length).toBeGreaterThan(10);
});

test('a service added since the build is listed, and its link leads to its page', async ({ page }) => {
  const name = { ro: 'Gutiere sportive', 'en-US': 'Mouthguards' };
  publish((entry, { entries }) => {
    const { sys, fields } = structuredClone(entry('service-ortodontie'));
    const added = { ...fields, serviceName: name, serviceUrl: { ro: 'gutiere' }, index: { ro: 90 } };
    entries.push({ sys: { ...sys, id: 'service-gutiere' }, fields: added });
  });
  await open(page, '/ro/servicii');
  await page.getByRole('main').getByRole('link', { name: name.ro }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name.ro);
});

test('a form in use changes once its field is left, with the typed text kept', async ({ page }) => {
  publish((entry) => (entry('contactForm').fields['name']!['ro'] = 'Numele și prenumele'));
  service().setFault({ name: 'slow', ms: 2_000, times: 1 });
  await open(page, '/ro/contact');
  const message = page.getByLabel(content.ro.contactForm.message, { exact: true });
  await message.pressSequentially('Mă doare o măsea');
  await answered(page);
  await message.pressSequentially(' de ieri.');
  await expect(page.getByLabel('Numele și prenumele')).toHaveCount(0);
  await message.blur();
  await expect(page.getByLabel('Numele și prenumele')).toBeVisible();
  await expect(message).toHaveValue('Mă doare o măsea de ieri.');
});

test('the worker that reads newer content needs no newer browser', () => {
  const files = globSync('static/newer-worker-*.js', { cwd: siteFolder() });
  expect(files).toHaveLength(1);
  for (const file of files)
    expect(unsupportedInScript(readFileSync(join(siteFolder(), file), 'utf8'))).toEqual([]);
});

test('a service that does not answer leaves the page as it was built, in silence', async ({ page }) => {
  publish((entry) => (entry('about').fields['title'] = newTitle));
  service().setFault({ name: 'unavailable' });
  await open(page, '/ro/despre');
  // It is asked again for some time, by a worker that goes with the page.
  await expect.poll(() => service().requests.length).toBeGreaterThan(1);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(content.ro.about.title);
});

const portrait = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="240" height="300"/>');
const serviceFiles = 'https://images.ctfassets.net';

test('a picture replaced since the build comes from the service, and the others stay the site’s own', async ({
  page,
  quiet,
}) => {
  quiet.files = serviceFiles;
  await page.route(`${serviceFiles}/**`, (route) =>
    route.fulfill({ contentType: 'image/svg+xml', body: portrait }),
  );
  publish((entry) => (entry('about').fields['title'] = newTitle), { 'doctor-1': portrait });
  await open(page, '/ro/despre');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(newTitle.ro);
  const others = page.locator('main img:not([src^="/static/"], [src^="data:"])');
  await expect(others).toHaveCount(1);
  await expect(others).toHaveAttribute('src', new RegExp(`^${serviceFiles}/ghiocel/doctor-1/`));
  await expect.poll(() => others.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(240);
});

test('a picture replaced since the build that does not arrive leaves its words', async ({ page, quiet }) => {
  quiet.files = serviceFiles;
  quiet.allowed = /Failed to load resource/;
  await page.route(`${serviceFiles}/**`, (route) => route.abort());
  publish(() => undefined, { 'doctor-1': portrait });
  await open(page, '/ro/despre');
  const replaced = page.locator(`main img[src^="${serviceFiles}"]`);
  await expect.poll(() => replaced.evaluate((image: HTMLImageElement) => image.complete)).toBe(true);
  await expect(replaced).toHaveAttribute('alt', /\S/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(content.ro.about.title);
});
