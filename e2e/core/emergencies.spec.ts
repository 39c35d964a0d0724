import type { Page } from '@playwright/test';
import { pathTo } from '../../src/routing/routes.ts';
import { goBack } from '../support/actions.ts';
import { expect, holdScripts, hydrated, open, skipInFirefox, test } from '../support/fixtures.ts';
import { cookieBanner } from '../support/page-parts.ts';
import { content } from '../support/site.ts';
import { nightHour, openingHour } from '../support/pictures.ts';

/** A parent's phone, at a first visit: the banner is there. */
test.use({ viewport: { width: 360, height: 640 }, hasChosen: false });

const path = pathTo({ route: 'emergencies' }, 'ro');
const { general, emergenciesPage, contactDetails } = content.ro;
const { situations, situationsTitle, bar, hospital, timerStop, closedTitle } = emergenciesPage;

const indexOn = (page: Page) => page.getByRole('navigation').filter({ hasText: situationsTitle });
const situationOn = (page: Page, title: string) => page.getByRole('region', { name: title, exact: true });
const barOn = (page: Page) => page.getByRole('complementary', { name: bar.label });

test('two presses lead from the home page to a situation alone, with a telephone in view', async ({
  page,
}) => {
  await open(page, '/');
  await page.getByRole('link', { name: general.emergencyLink }).first().click();
  await expect(page).toHaveTitle(emergenciesPage.meta.title);
  for (const { title, steps } of situations.slice(0, 2)) {
    const link = indexOn(page).getByRole('link', { name: title });
    await link.press('Enter');
    await expect(page.getByRole('heading', { level: 2, name: title })).toBeInViewport({ ratio: 1 });
    await expect(situationOn(page, title)).toBeFocused();
    const step = situationOn(page, title).locator('ol li').first();
    await expect(step).toHaveText((steps[0] ?? '').replace(' | ', ' '));
    await expect(step).toBeInViewport();
    await expect(page.getByRole('region')).toHaveCount(1);
    for (const name of [contactDetails.phoneString, bar.way, emergenciesPage.dangerCall])
      await expect(barOn(page).getByRole('link', { name }).first(), name).toBeInViewport({ ratio: 1 });
    await goBack(page);
    await expect(link).toBeFocused();
    await expect(page.getByRole('region')).toHaveCount(0);
  }
});

test('the page is as long before its scripts run, and a link of its list shows the situation', async ({
  page,
}) => {
  const release = await holdScripts(page);
  await page.goto(path);
  // Scripts add the days off below it.
  const heightOf = () =>
    page
      .getByRole('heading', { name: closedTitle })
      .evaluate((heading) => heading.getBoundingClientRect().top + window.scrollY);
  const before = await heightOf();
  const { title = '' } = situations[2] ?? {};
  await indexOn(page).getByRole('link', { name: title }).click();
  await expect(page.getByRole('heading', { level: 2, name: title })).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('region')).toHaveCount(1);
  await page.goto(path);
  await release();
  expect(await heightOf()).toBe(before);
});

test('while the clinic is closed the hospital, the way there and 112 stay in view beside a situation', async ({
  page,
}) => {
  await page.clock.setFixedTime(nightHour);
  await open(page, `${path}#dinte-sarit`);
  for (const address of [`tel:${hospital?.phoneNumber}`, hospital?.mapUrl ?? '', 'tel:112'])
    await expect(barOn(page).locator(`a[href="${address}"]:visible`)).toBeInViewport({ ratio: 1 });
  await page.setViewportSize({ width: 1280, height: 800 });
  const { title = '' } = situations.find(({ slug }) => slug === 'dinte-sarit') ?? {};
  const situation = situationOn(page, title);
  for (const part of [situation.getByRole('listitem').first(), situation.getByRole('term').last()]) {
    await part.scrollIntoViewIfNeeded();
    const numbers = page.locator(`.situations a[href="tel:${hospital?.phoneNumber}"]`);
    await expect(numbers).toHaveCount(1);
    await expect(numbers).toBeInViewport({ ratio: 1 });
  }
  await page.setViewportSize({ width: 360, height: 640 });
  await page.getByRole('link', { name: emergenciesPage.allSituations }).click();
  await expect(indexOn(page)).toBeVisible();
  await expect(barOn(page)).toBeHidden();
});

test('the bar covers nothing that has the focus, and little of any window', async ({ page }) => {
  skipInFirefox('Tab leads into Firefox’s own bar');
  await open(page, `${path}#dinte-sarit`);
  const coveredShare = () =>
    barOn(page).evaluate(
      (element) => 1 - Math.min(element.getBoundingClientRect().top, innerHeight) / innerHeight,
    );
  const isSeen = (focused: HTMLElement) => {
    const { left, top, width, height } = focused.getBoundingClientRect();
    const onTop = document.elementFromPoint(left + width / 2, top + height / 2);
    return onTop !== null && focused.contains(onTop);
  };
  for (const [width, height] of [
    [320, 568],
    [844, 390],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await expect(barOn(page)).toBeInViewport({ ratio: 1 });
    expect.soft(await coveredShare(), `${width} x ${height}`).toBeLessThan(1 / 3);
    await page.getByRole('link', { name: emergenciesPage.allSituations }).focus();
    for (let step = 0; step < 8; step += 1) {
      await page.keyboard.press('Tab');
      const focused = page.locator(':focus');
      await expect.soft(focused).toBeInViewport({ ratio: 1 });
      expect.soft(await focused.evaluate(isSeen), `${width} x ${height}, step ${step}`).toBe(true);
    }
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    expect.soft(await coveredShare(), 'letters twice as large').toBeLessThan(1 / 3);
    await page.evaluate(() => (document.documentElement.style.fontSize = ''));
  }
});

test('the minutes of a step count on while the page sleeps, is reloaded or has no network, and say their end', async ({
  page,
  quiet,
}) => {
  const { slug = '', title = '', timer } = situations.find((each) => each.timer) ?? {};
  quiet.allowed = /ERR_INTERNET_DISCONNECTED/;
  await page.clock.install({ time: openingHour });
  await open(page, `${path}#${slug}`);
  await page.getByRole('button', { name: timer?.start ?? '' }).press('Enter');
  await expect(page.getByRole('button', { name: timerStop })).toBeFocused();
  await page.context().setOffline(true);
  await page.clock.fastForward('05:00');
  await expect(page.getByRole('timer')).toHaveText(/^15:00|^14:/);
  await page.context().setOffline(false);
  await page.reload();
  await hydrated(page);
  await expect(page.getByRole('timer')).toHaveText(/^1[45]:/);
  await page.clock.fastForward('16:00');
  await expect(situationOn(page, title).getByRole('alert')).toHaveText(timer?.end ?? '');
  await expect(page.getByRole('timer')).toHaveCount(0);
});

test("the first screen has the clinic's number and 112, and no messages", async ({ page }) => {
  await open(page, path);
  await expect(cookieBanner(page)).toBeVisible();
  const { phoneString, messagingApp } = contactDetails;
  const links = (name = '') => page.getByRole('main').getByRole('link', { name });
  for (const name of [phoneString, emergenciesPage.dangerCall])
    await expect(links(name).first(), name).toBeInViewport({ ratio: 1 });
  await expect(links(messagingApp?.label).first()).not.toBeInViewport();
});
