import type { Page } from '@playwright/test';
import { openPanel, sendEmptyForm } from '../support/actions.ts';
import { expect, open, test } from '../support/fixtures.ts';
import { cookieBanner } from '../support/page-parts.ts';
import { loadFontsAndImages, skipInOtherBrowsers, waitForImages } from '../support/pictures.ts';

type Picture = {
  name: string;
  path: string;
  width: number;
  /** The visitor has not answered the banner yet. */
  showsBanner?: boolean;
  act?: (page: Page) => Promise<void>;
  /** The element it shows; what the window shows when it says nothing. */
  part?: string;
};

function scrollTo(page: Page, element: string) {
  return page.locator(element).evaluate((found) => found.scrollIntoView({ behavior: 'instant' }));
}

/** The eight pictures that tell most; between them every colour, both languages, and the site's widths. */
const pictures: Picture[] = [
  { name: 'home-360', path: '/', width: 360 },
  {
    name: 'first-visit-1280',
    path: '/en',
    width: 1280,
    showsBanner: true,
    act: (page) => cookieBanner(page).waitFor(),
  },
  { name: 'packages-1280', path: '/', width: 1280, part: '.packages' },
  {
    name: 'prices-360',
    path: '/ro/preturi',
    width: 360,
    act: (page) => scrollTo(page, '#lista'),
  },
  { name: 'service-768', path: '/ro/servicii/ortodontie', width: 768 },
  {
    name: 'form-errors-768',
    path: '/ro/contact',
    width: 768,
    act: sendEmptyForm,
    part: 'form.contact-form',
  },
  { name: 'panel-360', path: '/', width: 360, act: openPanel },
  { name: 'footer-1280', path: '/en/despre', width: 1280, part: 'footer' },
];

test.use({ contextOptions: { reducedMotion: 'reduce' } });
test.beforeEach(({ browser }) => skipInOtherBrowsers(browser));

for (const { name, path, width, showsBanner, act, part } of pictures) {
  test.describe(name, () => {
    test.use({ hasChosen: !showsBanner });
    test(`${name} looks as it did`, async ({ page }) => {
      await page.setViewportSize({ width, height: width < 768 ? 740 : 900 });
      await open(page, path);
      await loadFontsAndImages(page);
      await act?.(page);
      await waitForImages(page);
      // With scroll padding a screenshot would cut off elements nearly as high as the window.
      if (part) await page.evaluate(() => (document.documentElement.style.scrollPaddingTop = '0'));
      await expect(part ? page.locator(part) : page).toHaveScreenshot(`${name}.png`);
    });
  });
}
