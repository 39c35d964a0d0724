import type { AnyPage } from '../../src/content/page/page-data.ts';
import { open, test } from '../support/fixtures.ts';
import {
  openingHour,
  withEverythingLoaded,
  withPicturesLoaded,
  withWholeWindow,
} from '../support/pictures.ts';
import { pageStates } from '../support/page-states.ts';
import { sitePages } from '../support/site.ts';

const widths = [320, 390, 768, 1280, 1920];

const pages: { page: AnyPage; language: string; path: string }[] = [
  ...sitePages,
  { page: { route: 'notFound' }, language: 'ro', path: '/404' },
  { page: { route: 'notFound' }, language: 'en', path: '/en/404' },
];

for (const { page: shown, language, path } of pages) {
  const name = shown.service ? `${shown.route}-${shown.service}` : shown.route;
  for (const state of pageStates.filter(({ onPage }) => onPage?.(shown) ?? true)) {
    const { media, showsBanner, time = openingHour, clock, bring, part } = state;
    for (const width of widths.filter((each) => state.atWidth?.(each) ?? true)) {
      const picture = [name, language, width, ...(state.name === 'plain' ? [] : [state.name])].join('-');
      test.describe(picture, () => {
        test.use({ viewport: { width, height: width < 768 ? 740 : 900 }, hasChosen: !showsBanner });

        test(`${picture}.png`, async ({ page, quiet }) => {
          if (state.name === 'failed' || shown.route === 'notFound')
            quiet.allowed = /Failed to load resource/;
          await page.emulateMedia(media);
          if (clock) await page.clock.install({ time });
          else await page.clock.setFixedTime(time);
          await open(page, path);
          await withEverythingLoaded(page);
          await bring?.(page);
          await withPicturesLoaded(page);
          const options = { path: `shots/${picture}.png`, animations: 'disabled' } as const;
          if (part && part !== 'window') {
            await withWholeWindow(page);
            await page.locator(part).first().screenshot(options);
          } else await page.screenshot({ ...options, fullPage: part !== 'window' });
        });
      });
    }
  }
}
