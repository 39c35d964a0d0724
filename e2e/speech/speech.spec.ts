/** What a screen reader says, compared with the transcripts beside this file; decision 48 says how to renew them. */
import { readdirSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { languages, type Language } from '../../src/language/languages.ts';
import { expect, notFoundWords, open, test } from '../support/fixtures.ts';
import { broughtStates, type PageState } from '../support/page-states.ts';
import { sitePages } from '../support/site.ts';
import { differencesFromChromium } from '../support/speech/chromium-tree.ts';
import { announcements } from '../support/speech/announcements.ts';
import { heard, read, startReader } from '../support/speech/reader.ts';
import { nameless, saidTwice, transcript } from '../support/speech/transcript.ts';
import { openingHour } from '../support/states.ts';

const phone = { width: 360, height: 740 };
const computer = { width: 1280, height: 800 };
test.use({ viewport: phone });

type ShownPage = { name: string; path: string };

const pagesIn = (wanted: Language): ShownPage[] => [
  ...sitePages
    .filter(({ language }) => language === wanted)
    .map(({ page, path }) => ({ name: [page.route, page.service].filter(Boolean).join('-'), path })),
  { name: 'notFound', path: wanted === 'ro' ? '/404' : '/en/404' },
];

const fileOf = (lines: string[]) => `${lines.join('\n')}\n`;

/** Opens a page and begins to listen once it says whether the clinic is open. */
async function listen(page: Page, path: string) {
  await open(page, path);
  await page.locator('footer .open-now:not(:empty)').waitFor();
  await startReader(page);
}

for (const language of languages) {
  test(`a screen reader says every page in ${language} as it is written down`, async ({ page, quiet }) => {
    quiet.allowed = notFoundWords;
    await page.clock.setFixedTime(openingHour);
    for (const { name, path } of pagesIn(language)) {
      await listen(page, path);
      const said = await read(page, 'body');
      const lines = transcript(said);
      expect.soft(fileOf(lines)).toMatchSnapshot([language, `${name}.txt`]);
      expect.soft(nameless(lines), path).toEqual([]);
      expect.soft(saidTwice(lines), path).toEqual([]);
      const usesReadingFlow = name.startsWith('service-');
      expect.soft(await differencesFromChromium(page, said, usesReadingFlow), path).toEqual([]);
    }
  });

  test(`twelve phrases at most lead from the skip link to the form in ${language}`, async ({ page }) => {
    await listen(page, `/${language}/contact`);
    const lines = transcript(await read(page, 'main'));
    const first = lines.findIndex((line) => line.trim().startsWith('textbox, '));
    expect(first + 1).toBeGreaterThan(1);
    expect(first + 1).toBeLessThanOrEqual(12);
  });

  for (const state of broughtStates) describeState(state, language);

  test(`every transcript in ${language} is of a page or a state there is`, () => {
    const states = broughtStates.map((state) => `${stateFile(state, language)}.txt`);
    const pages = pagesIn(language).map(({ name }) => `${name}.txt`);
    expect(readdirSync(`e2e/speech/${language}`).sort()).toEqual([...pages, ...states].sort());
  });
}

/** What is read of states that are pictured with the whole window. */
const partsOfWindow: Record<string, string> = {
  panel: '.mobile-panel',
  dropdown: 'header',
  banner: '.cookie-banner',
};

function pageOf({ on }: PageState, wanted: Language) {
  const shown = sitePages.find(({ page, language }) => language === wanted && (on?.(page) ?? true));
  if (!shown) throw new Error('No page has this state.');
  return shown;
}

const stateFile = (state: PageState, language: Language) =>
  `${pageOf(state, language).page.route}.${state.name}`;

function describeState(state: PageState, language: Language) {
  const { name, at, asked, clock, bring, of } = state;
  test.describe(name, () => {
    test.use({ hasChosen: !asked, viewport: (at?.(phone.width) ?? true) ? phone : computer });

    test(`the state "${name}" is announced and said in ${language} as it is written down`, async ({
      page,
      quiet,
    }) => {
      if (name === 'failed') quiet.allowed = /Failed to load resource/;
      if (clock) await page.clock.install({ time: openingHour });
      else await page.clock.setFixedTime(openingHour);
      await listen(page, pageOf(state, language).path);
      await bring?.(page);
      const byItself = announcements(await heard(page));
      const lines = transcript(await read(page, partsOfWindow[name] ?? of ?? 'body'));
      const file = fileOf(['Said at once:', ...byItself, '', 'Said when read:', ...lines]);
      expect.soft(file).toMatchSnapshot([language, `${stateFile(state, language)}.txt`]);
      expect.soft(nameless(lines)).toEqual([]);
      expect.soft(saidTwice(lines)).toEqual([]);
    });
  });
}
