import { openPanel } from '../support/actions.ts';
import { expect, open, skipInFirefox, test } from '../support/fixtures.ts';
import { headerButton, menuPanel, pageTitle } from '../support/page-parts.ts';
import { content } from '../support/site.ts';

const phone = { width: 360, height: 740 };

test('the language menu opens on hover, press and focus, and closes on leave, Escape, presses and a choice', async ({
  page,
}) => {
  await open(page, '/ro/despre');
  const link = page.getByRole('banner').getByRole('link', { name: 'English' });
  const button = headerButton(page);
  await expect(link).toBeHidden();

  await button.hover();
  await expect(link).toBeVisible();
  await pageTitle(page).hover();
  await expect(link).toBeHidden();

  await page.getByRole('banner').getByRole('link', { name: content.ro.contactDetails.phoneString }).focus();
  await page.keyboard.press('Tab');
  await expect(button).toBeFocused();
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('ArrowDown');
  await expect(link).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(button).toBeFocused();
  // From the link, which Escape hides.
  await page.keyboard.press('ArrowDown');
  await expect(link).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(link).toBeHidden();
  await expect(button).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(link).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(link).toBeHidden();

  // As a press in Safari: without a hover and without the focus.
  await button.evaluate((element: HTMLElement) => element.click());
  await expect(link).toBeVisible();
  await pageTitle(page).click();
  await expect(link).toBeHidden();

  const moving = () => document.getAnimations().filter(({ playState }) => playState === 'running').length;
  await button.hover();
  await expect(link).toBeVisible();
  await expect.poll(() => page.evaluate(moving)).toBe(0);
  // The pointer rests where the link was.
  await link.click();
  await expect(pageTitle(page)).toHaveText(content.en.about.title);
  const other = page.getByRole('banner').getByRole('link', { name: 'Română' });
  await expect(other).toBeHidden();
  await expect.poll(() => page.evaluate(moving)).toBe(0);
  await expect(other).toBeHidden();
});

test.describe('the menu panel of narrow screens', () => {
  test.use({ viewport: phone });

  test('the panel fills the window, cannot be moved sideways, holds the focus, and closes by its button, Escape and a press beside its links', async ({
    page,
  }) => {
    skipInFirefox('Tab leads into Firefox’s own bar');
    await open(page, '/ro/preturi');
    const panel = menuPanel(page);
    const burger = page.getByRole('button', { name: content.ro.navigation.openMenu });
    await expect(panel).toBeHidden();

    await burger.press('Enter');
    await expect(panel).toHaveCSS('translate', '0px');
    await expect(panel.getByRole('button', { name: content.ro.navigation.closeMenu })).toBeFocused();
    const box = await panel.boundingBox();
    expect(box).toMatchObject({ x: 0, y: 0, ...phone });
    for (let step = 0; step < 14; step += 1) {
      await page.keyboard.press('Tab');
      const isInside = await panel.evaluate((element) => {
        const { activeElement } = document;
        return activeElement === document.body || element.contains(activeElement);
      });
      expect(isInside).toBe(true);
    }
    await panel.getByRole('button', { name: content.ro.navigation.closeMenu }).click();
    await expect(panel).toBeHidden();
    await expect(burger).toBeFocused();

    // On a busy phone Escape may come before the panel has taken the focus.
    await page.evaluate(() => {
      const stop = (event: Event) => event.stopImmediatePropagation();
      window.addEventListener('toggle', stop, { capture: true, once: true });
    });
    await burger.click();
    await expect(panel).toBeVisible();
    await expect(burger).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
    await expect(burger).toBeFocused();

    await openPanel(page);
    await panel.hover({ position: { x: 340, y: 420 } });
    await page.mouse.wheel(200, 0);
    await page.mouse.wheel(0, 50);
    await expect(panel).toHaveCSS('overflow-x', 'hidden');
    expect(await panel.evaluate(({ scrollLeft }) => scrollLeft)).toBe(0);
    await panel.click({ position: { x: 340, y: 420 } });
    await expect(panel).toBeHidden();
  });
});
