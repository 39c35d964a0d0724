import type { Page } from '@playwright/test';

/** The texts whose colours the browser does not force, with what they are drawn in and on. */
export function textsOfOurColour(page: Page) {
  return page.evaluate(() => {
    const isOurs = (element: Element) => getComputedStyle(element).forcedColorAdjust === 'none';
    const backgroundOf = (element: Element | null): string => {
      if (!element) return getComputedStyle(document.body).backgroundColor;
      const { backgroundColor } = getComputedStyle(element);
      const isSeen = isOurs(element) && !/^rgba\(.*, 0\)$/.test(backgroundColor);
      return isSeen ? backgroundColor : backgroundOf(element.parentElement);
    };
    return [...document.querySelectorAll('body *')]
      .filter((element) => {
        const hasText = [...element.childNodes].some((node) => node instanceof Text && node.data.trim());
        return hasText && isOurs(element) && element.checkVisibility();
      })
      .map((element) => ({
        text: element.textContent,
        colour: getComputedStyle(element).color,
        background: backgroundOf(element),
      }));
  });
}
