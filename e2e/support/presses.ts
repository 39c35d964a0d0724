import type { Page } from '@playwright/test';

export const pointers = ['touch', 'mouse'] as const;
type Pointer = (typeof pointers)[number];

/** Milliseconds after the first paint; on a slow processor hydration falls between 100 and 2000. */
export const moments = [0, 100, 200, 350, 500, 700, 1000, 1400, 2000, 4000];

export async function emulateSlowDevice(page: Page, pointer: Pointer) {
  await page.setViewportSize(
    pointer === 'touch' ? { width: 390, height: 780 } : { width: 1280, height: 800 },
  );
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
}

/** Opens a page and waits for its first paint. */
export async function paint(page: Page, path: string) {
  await page.goto(path, { waitUntil: 'commit' });
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
}

export async function waitUntilMoment(page: Page, moment: number) {
  await page.waitForFunction((after) => {
    const [painted] = performance.getEntriesByName('first-contentful-paint');
    return performance.now() - (painted?.startTime ?? 0) >= after;
  }, moment);
}

export async function pressAt(page: Page, pointer: Pointer, { x, y }: { x: number; y: number }) {
  if (pointer === 'touch') await page.touchscreen.tap(x, y);
  else await page.mouse.click(x, y);
}
