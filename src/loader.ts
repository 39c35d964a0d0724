/**
 * Says what hangs on the hour before the page is painted, and fetches and runs the page's scripts after: its links, menu and
 * form work before. The build writes this into the head of every document, with the addresses of the page's scripts in the
 * order they need each other.
 */
import { knownWallTimeAt } from '../shared/clock.ts';
import { openAt } from '../shared/schedule.ts';
import { readHourData } from './app/page-data-element.ts';
import { reserveBannerRoom } from './consent/consent-store.ts';
import { hourText, markHour } from './content/hours/hour.ts';
import { whenIdle } from './lib/when-idle.ts';

const addresses = document.currentScript?.dataset['chunks']?.split(' ') ?? [];

/** The first paint, or three seconds: a page in a background tab may never be painted. */
function painted() {
  return new Promise<unknown>((resolve) => {
    setTimeout(resolve, 3000);
    new PerformanceObserver((list) => {
      if (list.getEntriesByName('first-contentful-paint').length > 0) resolve(list);
    }).observe({ type: 'paint', buffered: true });
  });
}

/** Lets the browser answer what was pressed. Not `whenIdle`: a busy phone would wait for each chunk again. */
const yieldToInput = () => new Promise((resolve) => setTimeout(resolve));

async function start() {
  await painted();
  await new Promise<void>(whenIdle);
  // One at a time, here and below, so that a press never waits for all of them.
  for (const href of addresses) {
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'modulepreload', fetchPriority: 'low', href }),
    );
    await yieldToInput();
  }
  for (const address of addresses) {
    await import(/* @vite-ignore */ address);
    await yieldToInput();
  }
}

const root = document.documentElement;
const { hours, clock } = readHourData() ?? {};
const now = clock && knownWallTimeAt(Date.now(), clock);
const state = hours && now && openAt(hours, now);

function tellTheHour() {
  if (!hours || !state) return;
  for (const element of document.querySelectorAll<HTMLElement>('[data-hour-text]:empty')) {
    element.textContent = hourText(element.dataset['hourText'] ?? '', state, hours, root.lang);
  }
}

if (document.readyState === 'complete') void start();
else window.addEventListener('load', () => void start(), { once: true });

if (state) markHour(state);
// It is called for what the parser has added, before that is painted.
const observer = new MutationObserver(() => {
  reserveBannerRoom();
  tellTheHour();
});
observer.observe(root, { childList: true, subtree: true });
document.addEventListener('DOMContentLoaded', () => observer.disconnect());
