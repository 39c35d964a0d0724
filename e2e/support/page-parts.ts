/** What stands around every page, found by its role: the same in every language and clinic. */
import type { Page } from '@playwright/test';

export const pageTitle = (page: Page) => page.getByRole('heading', { level: 1 });

export const cookieBanner = (page: Page) => page.getByRole('complementary');

/** The menu of wide windows; narrow ones have a panel. */
export const mainMenu = (page: Page) => page.getByRole('banner').getByRole('navigation');

export const menuPanel = (page: Page) => page.getByRole('dialog');

/** The one button a header shows: of the languages in a wide window, of the panel in a narrow one. */
export const headerButton = (page: Page) => page.getByRole('banner').getByRole('button');

/** Follows a link of the language menu in a wide window; `name` is what the language calls itself. */
export async function changeLanguage(page: Page, name: string) {
  await headerButton(page).hover();
  await page.getByRole('banner').getByRole('link', { name, exact: true }).click();
}
