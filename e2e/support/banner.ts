import { expect, type Page } from '@playwright/test';

const viewports = [
  { width: 320, height: 568, maxBannerHeight: 120 },
  { width: 768, height: 1024, maxBannerHeight: 100 },
  { width: 1280, height: 800, maxBannerHeight: 72 },
  // 1280 by 1024 at a zoom of 400 %.
  { width: 320, height: 256, maxBannerHeight: 120 },
];

const controls = 'a[href], button, input:not([type=hidden]), textarea, summary, video[controls]';

/** Returns the banner's height, and the texts of the visible controls that it covers at least partly. */
export function measureBanner(page: Page) {
  return page.evaluate((selector) => {
    const banner = document.querySelector('.cookie-banner');
    if (!banner) throw new Error('There is no banner.');
    const bannerBox = banner.getBoundingClientRect();
    const isBoxCovered = ({ left, right, top, bottom, width }: DOMRect) => {
      const coveredHeight = Math.min(bottom, innerHeight, bannerBox.bottom) - Math.max(top, 0, bannerBox.top);
      const coveredWidth = Math.min(right, bannerBox.right) - Math.max(left, bannerBox.left);
      return width > 0 && coveredHeight > 0 && coveredWidth > 0;
    };
    const visibleControls = [...document.querySelectorAll(selector)].filter(
      (control) => !banner.contains(control) && control.checkVisibility({ visibilityProperty: true }),
    );
    const covered = visibleControls
      .filter((control) => [...control.getClientRects()].some(isBoxCovered))
      .map((control) => control.textContent.trim() || control.getAttribute('name'));
    return { height: bannerBox.height, covered };
  }, controls);
}

export async function expectNothingCovered(page: Page) {
  for (const { width, height, maxBannerHeight } of viewports) {
    await page.setViewportSize({ width, height });
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
    const banner = await measureBanner(page);
    expect.soft(banner.covered, `covered in ${width} x ${height}`).toEqual([]);
    expect.soft(banner.height, `height in ${width} x ${height}`).toBeLessThanOrEqual(maxBannerHeight);
  }
}
