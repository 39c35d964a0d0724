/** Pages that are left or opened faster than they are rendered. */
import { type } from '../support/actions.ts';
import { expect, open, test } from '../support/fixtures.ts';
import { startForwarder } from '../support/forwarder.ts';
import { mainMenu, pageTitle } from '../support/page-parts.ts';
import { openingHour } from '../support/pictures.ts';
import { content } from '../support/site.ts';

const { about, navigation, priceList, pricesPage } = content.ro;

test('Back shows the whole list, also before the search in the address was rendered', async ({ page }) => {
  await open(page, '/ro/preturi');
  const field = page.getByRole('searchbox');
  await page
    .getByRole('navigation', { name: priceList.categoriesLabel })
    .getByRole('link', { name: 'Ortodonție' })
    .click();
  await page.evaluate(() => {
    const replace = history.replaceState.bind(history);
    history.replaceState = (...entry) => {
      replace(...entry);
      history.back();
      // Until the browser is back, nothing is rendered.
      for (const end = performance.now() + 500; performance.now() < end;);
    };
  });
  await type(field, 'd');
  await expect(page).toHaveURL('/ro/preturi');
  await expect(field).toHaveValue('');
  await expect(page.getByRole('group', { name: priceList.title }).getByRole('rowheader')).toHaveCount(63);
});

test('a link pressed right after a letter is followed, however slow its page is', async ({ page }) => {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/ro/despre.json', (route) => promise.then(() => route.continue()));
  await page.clock.install({ time: openingHour });
  await open(page, '/ro/preturi');
  await type(page.getByRole('searchbox'), 'd');
  await mainMenu(page).getByRole('link', { name: navigation.aboutUs }).click();
  // Longer than the search waits before it writes into the address.
  await page.clock.fastForward(600);
  resolve();
  await expect(page).toHaveURL('/ro/despre');
  await expect(pageTitle(page)).toHaveText(about.title);
});

test('a page that is left while its scripts load says nothing in the console', async ({ page, quiet }) => {
  const network = await startForwarder();
  quiet.origin = network.url;
  const asked = page.waitForRequest('**/static/*.js');
  await page.goto(`${network.url}/ro/despre`, { waitUntil: 'commit' });
  // The page is still there when its requests are stopped.
  network.slowDown(2_000);
  await asked;
  await page.getByRole('link', { name: navigation.prices, exact: true }).first().click();
  await expect(page).toHaveTitle(pricesPage.meta.title);
  // What it fetches ahead would fail.
  await page.close();
  network.disconnect();
});
