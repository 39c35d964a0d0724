import type { Browser, Page } from '@playwright/test';
import { rest } from '../e2e/support/examine.ts';
import { hydrated } from '../e2e/support/fixtures.ts';
import { openPhone } from './phone.ts';

/** Without a key it is touched. */
type Press = { on: string; key?: string };

/** `inp`: ms from the press to the frame that shows it. `thread`: ms that the main thread worked for it, pauses left out. */
export type PressCost = { inp: number; thread: number };

const menu = {
  menu: { on: '.header__menu-button' },
  'menu closed': { on: '[popovertargetaction=hide]' },
};
const send = { on: 'form [type=submit]' };
const arrow = { on: '.carousel-arrow--next' };

/** Of each route, in their order on one page. */
export const presses: Record<string, Record<string, Press>> = {
  home: {
    cookies: { on: '.cookie-banner button' },
    ...menu,
    arrow,
    'empty form': send,
    'footer list': { on: 'footer summary' },
  },
  prices: {
    ...menu,
    'choice in the sentence': { on: '.price-sentence select', key: 'ArrowDown' },
    'another child': { on: '.price-sentence .row button' },
    'first letter': { on: '#price-search', key: 'c' },
    'second letter': { on: '#price-search', key: 'a' },
    'third letter': { on: '#price-search', key: 'n' },
    'search cleared': { on: '.price-search__box button' },
    row: { on: '.price-table__link' },
    'copied link': { on: '.price-category .text-button' },
    fold: { on: '.conditions summary' },
  },
  service: { ...menu, question: { on: 'main summary' } },
  contact: {
    'empty form': send,
    'letter in an error': { on: 'form [name=name]', key: 'a' },
    'letter in the message': { on: 'form [name=message]', key: 'a' },
    'call time': { on: 'form [name=callTime]', key: 'ArrowDown' },
    consent: { on: 'form [name=consent]' },
  },
  emergencies: {
    situation: { on: '.situation-index a[href="#dinte-sarit"]' },
    'all situations': { on: '.emergency-top__all' },
    'another situation': { on: '.situation-index a[href="#sangerare"]' },
    minutes: { on: '.step-timer button' },
  },
  firstVisit: { page: arrow },
};

declare global {
  interface Window {
    longestEvent: number;
  }
}

function watchEvents() {
  const observer = new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) {
      window.longestEvent = Math.max(window.longestEvent, duration);
    }
  });
  // The shortest that browsers tell of.
  observer.observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
}

/** Resolves to what brings the press about; to nothing where the page lacks the control. */
async function aim(tab: Page, { on, key }: Press): Promise<(() => Promise<void>) | undefined> {
  const control = tab.locator(on).filter({ visible: true }).first();
  if ((await control.count()) === 0) return undefined;
  await control.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  if (key) {
    await control.focus();
    return () => tab.keyboard.press(key);
  }
  await tab.evaluate(rest);
  const { x, y, width, height } = (await control.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  return () => tab.touchscreen.tap(x + width / 2, y + height / 2);
}

/** Presses everything once, on a page that is hydrated and idle. */
export async function pressAll(browser: Browser, url: string, all: Record<string, Press>) {
  const { tab, session, close } = await openPhone(browser);
  try {
    await tab.addInitScript(watchEvents);
    await tab.goto(url);
    await hydrated(tab);
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    const threadTime = async () => {
      const { metrics } = await session.send('Performance.getMetrics');
      return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN);
    };
    const costs: Record<string, PressCost> = {};
    for (const [name, press] of Object.entries(all)) {
      const bringAbout = await aim(tab, press);
      if (!bringAbout) continue;
      await tab.evaluate(rest);
      await tab.evaluate(() => (window.longestEvent = 0));
      const before = await threadTime();
      await bringAbout();
      await tab.evaluate(rest);
      costs[name] = {
        inp: await tab.evaluate(() => window.longestEvent),
        thread: (await threadTime()) - before,
      };
    }
    return costs;
  } finally {
    await close();
  }
}
