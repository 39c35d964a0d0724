import type { Page } from '@playwright/test';
import { pathTo } from '../../src/routing/routes.ts';
import { changeLanguage, chooseFamily } from '../support/actions.ts';
import { expect, open, test } from '../support/fixtures.ts';
import { cookieBanner, formOf, pageTitle } from '../support/page-parts.ts';
import { openingHour } from '../support/pictures.ts';
import { content, type Language } from '../support/site.ts';

test.use({ viewport: { width: 390, height: 844 } });

function sentenceOf(page: Page, language: Language) {
  const texts = content[language].pricesPage.sentence;
  if (!texts) throw new Error('The clinic of the fixtures has a sentence.');
  const all = page.locator('#estimare');
  return {
    texts,
    all,
    ages: page.getByRole('combobox', { name: texts.ageLabel }),
    needs: page.getByRole('combobox', { name: texts.needLabel }),
    sum: all.getByRole('status'),
    rowOf: (text: string | RegExp) => all.getByRole('listitem').filter({ hasText: text }),
    addNeed: page.getByRole('button', { name: texts.addNeed }),
    addChild: page.getByRole('button', { name: texts.addChild }),
    addAdult: page.getByRole('button', { name: texts.addAdult }),
  };
}

test('the first screen of a phone has the sentence and the sum of a first visit, in the largest letters', async ({
  page,
}) => {
  await open(page, '/ro/preturi');
  const { all, ages, needs, sum } = sentenceOf(page, 'ro');
  await expect(pageTitle(page)).toHaveText('Prețuri');
  await expect(ages).toHaveValue('5');
  await expect(needs).toHaveValue('plomba');
  await expect(sum.getByRole('listitem')).toContainText([
    'O plombă 200 RON',
    'Consultația, numai la prima vizită 200 RON',
  ]);
  await expect(sum).toContainText('sau obturație dinte temporar 350 - 400 RON');
  await expect(sum).toContainText('Prima vizită 400 RON');
  await expect(sum).toContainText('După ce ne cunoaștem 200 RON');
  for (const seen of [page.getByRole('searchbox'), all.locator('.slip__sum')])
    await expect(seen).toBeInViewport({ ratio: 1 });
  const sizes = await page
    .getByRole('main')
    .locator('*')
    .evaluateAll((elements) => elements.map((element) => parseFloat(getComputedStyle(element).fontSize)));
  await expect(all.locator('.slip__sum .slip__amount')).toHaveCSS('font-size', `${Math.max(...sizes)}px`);
});

test('the figures of the slip end above each other, at every width', async ({ page }) => {
  await open(page, '/ro/preturi?pentru=5.plomba&pentru=3.plomba');
  const ends = () =>
    page
      .locator('.slip__currency')
      .evaluateAll((marks) => marks.map((mark) => Math.round(mark.getBoundingClientRect().right)));
  for (const width of [320, 390, 768, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    expect(new Set(await ends()).size).toBe(1);
  }
});

test('discount and booking follow the slip within 1,150 px of a phone, and 900 px of a desk', async ({
  page,
}) => {
  await open(page, '/ro/preturi');
  const { all } = sentenceOf(page, 'ro');
  const { heroLines } = content.ro.pricesPage;
  for (const [width, most] of [
    [390, 1150],
    [1280, 900],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    for (const part of [all.getByText(heroLines[0] ?? ''), all.getByRole('link')]) {
      const { y, height } = (await part.first().boundingBox()) ?? { y: Infinity, height: 0 };
      expect(y + height).toBeLessThanOrEqual(most);
    }
  }
});

test('what is chosen stands in the address, in both languages, and returns with Back', async ({ page }) => {
  await open(page, '/ro/preturi?from=mail#lista');
  const { ages, needs, sum } = sentenceOf(page, 'ro');
  await ages.selectOption('13');
  await needs.selectOption('extractie');
  await expect(page).toHaveURL('/ro/preturi?from=mail&pentru=13.extractie#lista');
  await expect(sum).toContainText('de la 200 RON');
  await expect(sum).toContainText('sau dinte permanent cu mai multe rădăcini 250 - 300 RON');
  await page.setViewportSize({ width: 1280, height: 844 });
  await changeLanguage(page, 'English');
  const english = sentenceOf(page, 'en');
  await expect(english.needs).toHaveValue('extractie');
  await open(page, '/en/preturi?pentru=adult.plomba');
  const [beforeNeed = ''] = english.texts.adult.split('{need}');
  await expect(english.all).toContainText(beforeNeed);
  await expect(english.sum).toContainText('450 - 600 RON');
  await page.getByRole('link', { name: content.en.navigation.aboutUs }).first().click();
  await expect(pageTitle(page)).toHaveText(content.en.about.title);
  await page.goBack();
  await expect(english.sum).toContainText('450 - 600 RON');
});

test('a second child has the discount, further treatments and people join, and each can leave', async ({
  page,
}) => {
  await open(page, '/ro/preturi');
  const { texts, ages, needs, sum, rowOf, addNeed, addChild, addAdult } = sentenceOf(page, 'ro');
  await addChild.focus();
  await page.keyboard.press('Enter');
  await expect(ages.nth(1)).toBeFocused();
  await expect(rowOf(/^Copil 2/)).toContainText('Copil 2, o plombă 170 RON');
  await expect(sum).toContainText('Prima vizită 740 RON');
  await addNeed.nth(1).click();
  await expect(needs.nth(2)).toBeFocused();
  await needs.nth(2).selectOption('aparat');
  // Too young for a brace: nothing is counted, and what there is to pay is said.
  await expect(rowOf(/7.ani/)).toBeVisible();
  await expect(rowOf('Consultație ortodontică 150 RON')).toContainText(texts.notDiscounted);
  // A part is open, so there is no sum.
  await expect(sum).not.toContainText(texts.firstSum);
  await ages.nth(1).selectOption('14');
  await expect(rowOf('Aparat fix metalic')).toContainText('un aparat dentar 3.500 RON pe arcadă');
  await addAdult.click();
  await needs.nth(3).selectOption('extractie');
  await page.getByRole('button', { name: `${texts.remove}: un aparat dentar, Copil 2` }).click();
  await expect(needs.nth(1)).toBeFocused();
  await page.getByRole('button', { name: new RegExp(`^${texts.remove}.*Copil 1$`) }).click();
  // Who was second is first, and pays the price of the list.
  await expect(rowOf('%')).toHaveCount(0);
  await expect(rowOf('o plombă')).toContainText('200 RON');
  await expect(rowOf('cu o rădăcină')).toContainText('de la 200 RON');
  await expect(page).toHaveURL('/ro/preturi?pentru=14.plomba&pentru=adult.extractie');
});

test('a need without a price for the age gives the phone, and no sum', async ({ page }) => {
  await open(page, '/ro/preturi?pentru=adult.fluorizare');
  const { all } = sentenceOf(page, 'ro');
  await expect(all.getByRole('link', { name: content.ro.contactDetails.phoneString })).toBeVisible();
  await expect(all.locator('.slip__sum')).toHaveCount(0);
});

test('what was chosen begins the message of the form, below what was typed, once', async ({ page }) => {
  await open(page, '/en/contact');
  const { message } = formOf(page, 'en');
  await message.fill('Hello');
  await open(page, '/en/preturi');
  const book = page.getByRole('main').getByRole('link', { name: content.en.general.callToAction }).first();
  await book.click();
  await expect(message).toHaveValue('Hello');
  await page.goBack();
  await chooseFamily(page);
  await book.click();
  await expect(page).toHaveURL('/en/contact#programare');
  const { texts } = sentenceOf(page, 'en');
  const chosen = [
    texts.messageOpening,
    'Child 1, 5 years old: a filling: 200 RON (Children’s fillings).',
    'Child 2, 3 years old: a filling: 170 RON (Children’s fillings; −15%: 200 − 30).',
    'Child 2, 3 years old: a brace (no discount); Orthodontic consultation: 150 RON. A brace is discussed at the orthodontic consultation; the first look is at about 7 years.',
    'The consultation, at the first visit only: 200 RON',
  ].join('\n');
  await expect(message).toHaveValue(`Hello\n\n${chosen}\n`);
  await page.reload();
  await expect(message).toHaveValue(`Hello\n\n${chosen}\n`);
});

test('the hero of the home page has the price of a first visit by day, and none at night', async ({
  page,
}) => {
  for (const [time, hasPrice] of [
    [openingHour, true],
    ['2026-11-25T22:00+02:00', false],
  ] as const) {
    await page.clock.setFixedTime(time);
    await open(page, '/');
    const price = page
      .getByRole('main')
      .locator('.hero')
      .getByText(/Prima vizită\s200\sRON\s30.*40\sde\sminute/);
    await expect(price).toBeVisible({ visible: hasPrice });
  }
});

test.describe('with the banner open', () => {
  test.use({ viewport: { width: 390, height: 664 }, hasChosen: false });

  test('the button of the hero is on a phone’s first screen, in both languages', async ({ page }) => {
    await page.clock.setFixedTime(openingHour);
    for (const language of ['ro', 'en'] as const) {
      await open(page, pathTo({ route: 'home' }, language));
      await expect(cookieBanner(page)).toBeInViewport({ ratio: 1 });
      const button = page
        .getByRole('main')
        .getByRole('link', { name: content[language].general.callToAction });
      await expect(button.first()).toBeInViewport({ ratio: 1 });
    }
  });
});
