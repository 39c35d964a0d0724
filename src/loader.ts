/**
 * Inline script in the head of every document. Fills in the opening state before the first paint, and loads the app's
 * scripts after the first paint; until then links, menu and form work without scripts.
 */
import { knownWallTimeAt } from '../shared/clock.ts';
import { isWithin, openingStateAt } from '../shared/schedule.ts';
import { cacheDataElements, readOpeningStateData } from './app/page-data-element.ts';
import { hasRenderFailed } from './app/render-failure.ts';
import { displayBannerText } from './consent/consent-store.ts';
import {
  interpolateOpeningState,
  setOpeningStateAttribute,
} from './content/hours/interpolate-opening-state.ts';
import type { Control } from './draft/controls.ts';
import { disableBfcache } from './draft/bfcache.ts';
import { whenIdle } from './lib/when-idle.ts';

const chunkUrls = document.currentScript?.dataset['chunks']?.split(' ') ?? [];

/** Resolves after three seconds at the latest, since a background tab may never be painted. */
function waitForPaint() {
  return new Promise<unknown>((resolve) => {
    setTimeout(resolve, 3000);
    new PerformanceObserver((list) => {
      if (list.getEntriesByName('first-contentful-paint').length > 0) resolve(list);
    }).observe({ type: 'paint', buffered: true });
  });
}

/** Used between chunks in place of `whenIdle`, which on a busy phone would delay each chunk by up to two seconds. */
const yieldToInput = () => new Promise((resolve) => setTimeout(resolve));

async function loadChunksAfterPaint() {
  await waitForPaint();
  await new Promise<void>(whenIdle);
  // Requests all chunks before the first one runs, so that they download in parallel.
  for (const href of chunkUrls) {
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'modulepreload', fetchPriority: 'low', href }),
    );
    await yieldToInput();
  }
  // Runs one chunk at a time, so that user input never waits for all of them.
  for (const chunkUrl of chunkUrls) {
    await import(/* @vite-ignore */ chunkUrl);
    await yieldToInput();
  }
}

async function loadApp() {
  let isLeaving = false;
  const markLeaving = () => {
    isLeaving = true;
  };
  window.addEventListener('beforeunload', markLeaving);
  try {
    await loadChunksAfterPaint();
  } catch (cause) {
    // Firefox rejects imports when the visitor leaves the page.
    if (!isLeaving) throw cause;
  } finally {
    window.removeEventListener('beforeunload', markLeaving);
  }
}

if (document.readyState === 'complete') void loadApp();
else window.addEventListener('load', () => void loadApp(), { once: true });

disableBfcache();

const root = document.documentElement;
const { hours, clock } = readOpeningStateData() ?? {};
const now = clock && knownWallTimeAt(Date.now(), clock);
const openingState = hours && now && openingStateAt(hours, now);
if (openingState) setOpeningStateAttribute(openingState);

/** Fills in what a parsed element displays at this hour, and the cookie banner, before the element is painted. */
function fillInElement(element: HTMLElement) {
  if (element.matches('.cookie-banner')) {
    // After a render failure the page is not hydrated, so the banner's buttons would do nothing.
    if (!hasRenderFailed()) displayBannerText();
  } else if (element instanceof HTMLImageElement) {
    // Pictures for day and night are lazy in the HTML, since browsers fetch eager pictures even if they are hidden.
    const isNight = root.dataset['openingState']?.includes('night');
    if (element.closest(isNight ? '.at-night' : '.by-day')) element.loading = 'eager';
  } else if (now && element.matches('[data-from], [data-to]')) {
    const { from, to } = element.dataset;
    element.toggleAttribute('hidden', !isWithin(now.date, { from, to }));
  } else if (hours && openingState && element.matches('[data-opening-state-text]:empty')) {
    const template = element.dataset['openingStateText'] ?? '';
    element.textContent = interpolateOpeningState(template, openingState, hours, root.lang);
  }
}

const observer = new MutationObserver((records) => {
  for (const { addedNodes } of records)
    for (const node of addedNodes) if (node instanceof HTMLElement) fillInElement(node);
});
observer.observe(root, { childList: true, subtree: true });
document.addEventListener('DOMContentLoaded', () => {
  observer.disconnect();
  cacheDataElements();
});

/** Marks an image that fails to load, as after a deploy; CSS hides it if it has no alt text. */
function markMissingImage({ type, target }: Event) {
  if (target instanceof HTMLImageElement) target.toggleAttribute('data-missing', type === 'error');
}
for (const type of ['error', 'load']) document.addEventListener(type, markMissingImage, { capture: true });

/** The controls that received input, by id; the app restores their values if an extension or React replaces them. */
const editedControls: Record<string, Control> = {};
window.editedControls = editedControls;
const addEditedControl = ({ target }: Event) => {
  editedControls[(target as Control).id] = target as Control;
};
// The capture phase runs before the page's own handlers.
document.addEventListener('input', addEditedControl, { capture: true });
