/** No press on a link or a field is lost or counts twice, from the first paint on. */
import { expect, test } from '../support/fixtures.ts';
import { emulateSlowDevice, moments, paint, pointers, pressAt, waitUntilMoment } from '../support/presses.ts';
import { templatePages } from '../support/site.ts';

test.use({ hasTouch: true });

const pressesAtOnce = 3;

declare global {
  interface Window {
    /** What came of the presses, in their order. */
    outcomes: string[];
  }
}

/**
 * Runs in the page before anything of its own. It notes what a press on a link or a field does, and keeps the page from
 * being left: by the browser, or by the site, whose router gives up when the address cannot be changed.
 */
function noteOutcomes() {
  window.outcomes = [];
  let isPressed = false;
  const note = (outcome: string) => window.outcomes.push(outcome);
  window.addEventListener(
    'click',
    () => {
      isPressed = true;
      setTimeout(() => (isPressed = false));
    },
    true,
  );
  window.addEventListener('click', (event) => {
    const { target } = event;
    const link = (target as Element).closest('a');
    if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)
      note(`${target.name} ${document.activeElement === target} ${'checked' in target && target.checked}`);
    if (!link || event.defaultPrevented) return;
    note(link.href);
    event.preventDefault();
  });
  for (const change of ['pushState', 'replaceState'] as const) {
    const original = history[change].bind(history);
    history[change] = (state, unused, url) => {
      if (!isPressed) return original(state, unused, url);
      note(new URL(String(url), location.href).href);
      throw new DOMException('kept here', 'DataCloneError');
    };
  }
}

type Aim = { x: number; y: number; wanted: string; number: number };

/**
 * Runs in the page: brings the next control from a number on into view, and says where to press and what is to come of it.
 * One call finds it: each call takes long on a slow processor, and the moments of the presses would come later.
 */
async function aimFrom(first: number): Promise<Aim> {
  const controls = [...document.querySelectorAll<HTMLElement>('a[href], input:not([type=hidden]), textarea')];
  for (let number = first; ; number += 7) {
    const control = controls[number % controls.length];
    // What a film's link does is shown by `buttons.spec.ts`.
    if (!control || control.matches('.video-facade')) continue;
    control.scrollIntoView({ block: 'center', behavior: 'instant' });
    const [before] = control.getClientRects();
    if (!before) continue;
    let row: Element | null = control;
    while (row && getComputedStyle(row).scrollSnapType === 'none') row = row.parentElement;
    // A row of cards comes to rest at one of them.
    if (row) await new Promise((resolve) => setTimeout(resolve, 60));
    const [box] = control.getClientRects();
    if (!box || box.x !== before.x || box.y !== before.y) continue;
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    if (!control.contains(document.elementFromPoint(x, y))) continue;
    const isChecked = control.matches('[type=checkbox]:not(:checked)');
    const wanted =
      control instanceof HTMLAnchorElement
        ? control.href
        : `${control.getAttribute('name') ?? ''} true ${isChecked}`;
    return { x, y, wanted, number };
  }
}

for (const [first, { path, language }] of templatePages.entries())
  test(`links and fields of ${path}`, async ({ page, quiet }) => {
    quiet.allowed = /kept here/;
    await emulateSlowDevice(page, language === 'ro' ? 'touch' : 'mouse');
    await page.addInitScript(noteOutcomes);
    await paint(page, path);
    const wanted: string[] = [];
    // Each template begins with another control, and no two presses of a moment are on neighbours.
    let number = first * 5;
    for (const moment of moments) {
      await waitUntilMoment(page, moment);
      for (let press = 0; press < pressesAtOnce; press += 1) {
        const aim = await page.evaluate(aimFrom, number);
        number = aim.number + 7;
        const pointer = pointers[wanted.push(aim.wanted) % 2] ?? 'touch';
        await pressAt(page, pointer, aim);
      }
    }
    await expect.poll(() => page.evaluate(() => window.outcomes)).toEqual(wanted);
  });
