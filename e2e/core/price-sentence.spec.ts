import type { Page } from '@playwright/test';
import { pathTo } from '../../src/routing/routes.ts';
import { changeLanguage } from '../support/actions.ts';
import { expect, open, test } from '../support/fixtures.ts';
import { cookieBanner, pageTitle } from '../support/page-parts.ts';
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

test.describe('with the banner open', () => {
  test.use({ viewport: { width: 390, height: 664 }, hasChosen: false });

  test('the button of the hero is on a phone’s first screen, in both languages', async ({ page }) => {
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
