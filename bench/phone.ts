import type { Browser } from '@playwright/test';

const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};
const cpuSlowdown = 4;

/** By day: at night home has another picture, fetched later. */
function stopClockAtNoon() {
  Date.now = () => new Date().setUTCHours(10);
}

/** An empty tab of a slow phone, with its DevTools session. */
export async function openPhone(browser: Browser) {
  const context = await browser.newContext(phone);
  const tab = await context.newPage();
  const session = await context.newCDPSession(tab);
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
  await tab.addInitScript(stopClockAtNoon);
  return { tab, session, close: () => context.close() };
}
