/** Checks that text typed before hydration survives changes that extensions and translators make to the page. */
import { expect, type Page } from '@playwright/test';
import { holdScripts, hydrated } from './fixtures.ts';
import { nightHour } from './pictures.ts';

/** Steps that each browser engine implements differently. */
type Visit = {
  /** Opens the contact page with its scripts delayed and an empty session storage. */
  open: () => Promise<unknown>;
  /** Runs the scripts until React has hydrated the page. */
  release: () => Promise<unknown>;
  /** WebKit has no scroll anchoring: when content above the viewport shrinks, the page moves. */
  hasScrollAnchors: boolean;
  /** Reloads the page and waits for hydration. */
  reopen: () => Promise<unknown>;
  evaluate: <Result>(pageFunction: () => Result) => Promise<Result>;
};

/** Changes of the DOM by extensions. They run in the page, so they share no function. */
export const changes: Record<string, () => void> = {
  'puts an icon beside a field': () =>
    document.getElementById('contact-name')?.after(document.createElement('span')),
  'wraps the first child of the root': () => {
    const site = document.getElementById('site');
    const wrapper = document.createElement('div');
    site?.replaceWith(wrapper);
    if (site) wrapper.append(site);
  },
  'wraps the message': () => {
    const message = document.getElementById('contact-message');
    const wrapper = document.createElement('div');
    message?.replaceWith(wrapper);
    if (message) wrapper.append(message);
  },
  'removes the banner': () => document.querySelector('.cookie-banner')?.remove(),
  'wraps the root and puts an element before the form': () => {
    const root = document.getElementById('root');
    const wrapper = document.createElement('div');
    root?.replaceWith(wrapper);
    if (root) wrapper.append(root);
    document.forms[0]?.before(document.createElement('aside'));
  },
  'puts a control of the same name into the form': () => {
    const foreign = Object.assign(document.createElement('input'), { type: 'hidden', name: 'name' });
    document.getElementById('programare')?.prepend(foreign);
  },
  'removes the section of the form': () =>
    document.getElementById('programare')?.closest('section')?.remove(),
  'removes all that stands in the root': () => document.getElementById('root')?.replaceChildren(),
  'removes all that stands beside the root': () => {
    for (const element of document.querySelectorAll('body > :not(#root)')) element.remove();
  },
  'puts an empty copy in the place of the root': () => {
    const root = document.getElementById('root');
    const copy = root?.cloneNode(true) as HTMLElement;
    for (const form of copy.querySelectorAll('form')) form.reset();
    root?.replaceWith(copy);
  },
};

function typeEverything() {
  const texts = {
    name: 'Ștefan Țăranu',
    email: 'stefan@posta.example',
    phone: '0712 345 678',
    callTime: 'evening',
    message: 'Fata mea are 6 ani, e alergică la penicilină.',
  };
  for (const [name, text] of Object.entries(texts)) {
    const control = document.getElementById(`contact-${name}`) as HTMLInputElement | null;
    if (!control) continue;
    control.focus();
    control.value = text;
    control.dispatchEvent(new Event('input', { bubbles: true }));
  }
  for (const name of ['confirmation', 'consent']) document.getElementById(`contact-${name}`)?.click();
}

function placeCaret() {
  const message = document.getElementById('contact-message') as HTMLTextAreaElement | null;
  message?.focus();
  message?.setSelectionRange(5, 8);
}

function readCaret() {
  const { activeElement } = document;
  if (!(activeElement instanceof HTMLTextAreaElement)) return undefined;
  const { id, selectionStart, selectionEnd } = activeElement;
  return { id, selectionStart, selectionEnd, top: Math.round(activeElement.getBoundingClientRect().top) };
}

/** Returns the values of the form's controls, without empty fields and unticked boxes. */
function readValues() {
  const values: Record<string, string | true> = {};
  for (const name of ['name', 'email', 'phone', 'callTime', 'message', 'confirmation', 'consent']) {
    const control = document.getElementById(`contact-${name}`) as HTMLInputElement | null;
    const value = control?.type === 'checkbox' ? control.checked : control?.value;
    if (value) values[name] = value;
  }
  return values;
}

type Values = ReturnType<typeof readValues>;

async function typeAndPlaceCaret({ evaluate }: Visit): Promise<Values> {
  await evaluate(typeEverything);
  await evaluate(placeCaret);
  return evaluate(readValues);
}

/** Hydrates the page, and expects the same values, focus, caret and scroll position afterwards. */
async function expectHydrated(visit: Visit, typed: Values) {
  const before = await visit.evaluate(readCaret);
  await visit.release();
  await expect.poll(() => visit.evaluate(readValues)).toEqual(typed);
  // A change that has removed or emptied the message leaves no caret at index 5.
  if (before?.selectionStart !== 5) return;
  const after = await visit.evaluate(readCaret);
  expect(after).toEqual(visit.hasScrollAnchors ? before : { ...before, top: after?.top });
}

/** Types into the form and changes the page, in an order of its own. Returns the typed values. */
type Moment = (visit: Visit, change: () => void) => Promise<Values>;

export const moments: Record<string, Moment> = {
  'after typing, before hydration': async (visit, change) => {
    const typed = await typeAndPlaceCaret(visit);
    await visit.evaluate(change);
    await visit.evaluate(placeCaret);
    await expectHydrated(visit, typed);
    return typed;
  },
  'before typing and hydration': async (visit, change) => {
    await visit.evaluate(change);
    const typed = await typeAndPlaceCaret(visit);
    await expectHydrated(visit, typed);
    return typed;
  },
  'after hydration and typing': async (visit, change) => {
    await visit.release();
    const typed = await typeAndPlaceCaret(visit);
    await visit.evaluate(change);
    return typed;
  },
  'after hydration, before typing': async (visit, change) => {
    await visit.release();
    await visit.evaluate(change);
    return typeAndPlaceCaret(visit);
  },
};

/** Expects that a reload restores every typed value except consent. */
export async function expectNothingLost(visit: Visit, change: () => void, moment: Moment) {
  await visit.open();
  const { consent: _, ...restored } = await moment(visit, change);
  await visit.reopen();
  await expect.poll(() => visit.evaluate(readValues)).toEqual(restored);
}

export async function expectNothingLostIn(page: Page, change: () => void) {
  // At night hydration changes more of the page.
  await page.clock.setFixedTime(nightHour);
  let release = async () => {};
  const visit: Visit = {
    hasScrollAnchors: true,
    open: async () => {
      release = await holdScripts(page);
      await page.goto('/ro/contact');
    },
    release: () => release(),
    reopen: async () => {
      await page.reload();
      await hydrated(page);
    },
    evaluate: page.evaluate.bind(page) as Visit['evaluate'],
  };
  for (const moment of Object.values(moments)) {
    await expectNothingLost(visit, change, moment);
    await page.unroute('**/static/*.js');
    await page.evaluate(() => sessionStorage.clear());
  }
}

/** Matches React's errors when hydration fails, or when a DOM node that React rendered was removed. */
export const hydrationErrors = /Minified React error #418|NotFoundError|insertBefore|removeChild/;
