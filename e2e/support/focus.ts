/** Walks a page by keyboard, and checks that each focused element is visible and looks focused. */
import { contrastOf } from '../../scripts/clinic/brand/contrast.ts';
import { expect, type Page } from '@playwright/test';
import { isFirefox } from './fixtures.ts';

type Stop = {
  name: string;
  /** Parts of outline and shadow that only the focused element has. */
  indicator: string[];
  /** The outline's colour, and the colours on both sides of it. */
  ring: { colour: string; backgrounds: string[] };
  height: number;
  inWindow: boolean;
  /** The fixed or sticky element that covers a part; empty without one. */
  coveredBy: string;
  /** Whether any point of the element is in the window and uncovered. */
  inSight: boolean;
};

/** Functions and data that `rememberLooks` stores in the page, and `press` uses there. */
type Watch = {
  /** Returns outline and shadow of the element and of its pseudo-elements, always in the same order. */
  lookOf: (element: Element) => string[];
  nameOf: (element: Element) => string;
  rememberLooks: () => void;
  looksWithoutFocus: Map<Element, string[]>;
  visited: Set<Element>;
};
declare global {
  interface Window {
    watch?: Watch;
  }
}

const tabbable = 'a[href], button, input:not([type=hidden]), textarea, summary, [tabindex="0"]';

/** Number of tab stops around the focused one whose style may have changed since the last key. */
const nearbyStops = 4;

async function rememberLooks(page: Page) {
  await page.evaluate(
    ([selector, nearby]) => {
      window.watch ??= {
        looksWithoutFocus: new Map(),
        visited: new Set(),
        nameOf(element) {
          if (element === document.body) return 'the window';
          const [label] = 'labels' in element ? Array.from(element.labels as NodeListOf<HTMLElement>) : [];
          const words = element.getAttribute('aria-label') ?? (label ?? element).textContent;
          const name = words.trim() || element.querySelector('img')?.alt;
          return `${element.tagName.toLowerCase()} ${name}`.replace(/\s+/g, ' ');
        },
        lookOf: (element) =>
          ['', '::before', '::after'].flatMap((pseudo) => {
            const { outlineStyle, outline, boxShadow } = getComputedStyle(element, pseudo || null);
            return [
              `${pseudo} outline ${outlineStyle === 'none' ? '' : outline}`,
              `${pseudo} shadow ${boxShadow}`,
            ];
          }),
        rememberLooks() {
          const elements = [...document.querySelectorAll(selector)];
          const current = elements.indexOf(document.activeElement ?? document.body);
          for (const [index, element] of elements.entries()) {
            if (index === current) continue;
            if (!this.looksWithoutFocus.has(element) || Math.abs(index - current) <= nearby)
              this.looksWithoutFocus.set(element, this.lookOf(element));
          }
        },
      };
      window.watch.rememberLooks();
    },
    [tabbable, nearbyStops] as const,
  );
}

/** Presses a key and returns the focused stop. `isUnchanged`: the page has not changed since the previous key. */
export async function press(page: Page, key: string, isUnchanged = false): Promise<Stop> {
  if (!isUnchanged) await rememberLooks(page);
  await page.keyboard.press(key);
  return page.evaluate(async () => {
    // Parts that open on focus are painted before the next key.
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    const element = document.activeElement ?? document.body;
    const watch = window.watch!;
    watch.visited.add(element);
    const before = watch.looksWithoutFocus.get(element) ?? [];
    const indicator = watch.lookOf(element).filter((look, index) => look !== before[index]);
    const [ringPseudo = ''] = indicator.find((look) => look.includes(' outline '))?.split(' ') ?? [];
    const style = getComputedStyle(element, ringPseudo || null);
    const boxes = [...element.getClientRects()];
    const topElements = boxes.flatMap(topElementsIn);
    const cover = topElements.find((hit) => !element.contains(hit) && isInFixedElement(hit));
    watch.rememberLooks();
    return {
      name: watch.nameOf(element),
      indicator,
      ring: measureRing(),
      height: element.getBoundingClientRect().height,
      inWindow: boxes.every(isInWindow),
      coveredBy: cover ? watch.nameOf(cover).slice(0, 60) : '',
      inSight: topElements.some((hit) => element.contains(hit)),
    };

    function measureRing(): Stop['ring'] {
      const offset = parseFloat(style.outlineOffset);
      const insideRing = offset - 1;
      const outsideRing = offset + parseFloat(style.outlineWidth) + 1;
      const { left, right, top, bottom } = element.getBoundingClientRect();
      const middleX = (left + right) / 2;
      const middleY = (top + bottom) / 2;
      const colours = [insideRing, outsideRing].flatMap((gap) => [
        colourAt(left - gap, middleY, gap),
        colourAt(right + gap, middleY, gap),
        colourAt(middleX, top - gap, gap),
        colourAt(middleX, bottom + gap, gap),
      ]);
      const backgrounds = new Set(colours.filter((colour) => colour !== undefined));
      return { colour: style.outlineColor, backgrounds: [...backgrounds] };
    }

    /** Returns the colour at a point `gap` pixels outside the element. */
    function colourAt(x: number, y: number, gap: number): string | undefined {
      const spreadShadow = /^(rgb\(.*?\)) 0px 0px 0px (\d+)px$/;
      const [, shadowColour, shadowWidth = '0'] = spreadShadow.exec(style.boxShadow) ?? [];
      const isInShadow = gap > 0 && gap < Number(shadowWidth);
      for (const hit of document.elementsFromPoint(x, y)) {
        // Elements that follow are painted over the shadow.
        const follows = element.compareDocumentPosition(hit) & Node.DOCUMENT_POSITION_FOLLOWING;
        if (!follows && isInShadow) return shadowColour;
        const colour = getComputedStyle(hit).backgroundColor;
        if (colour.startsWith('rgb(')) return colour;
      }
      return undefined;
    }

    /** Returns the topmost element at each of 15 points of the box. */
    function topElementsIn({ left, top, width, height }: DOMRect): Element[] {
      return [0.02, 0.25, 0.5, 0.75, 0.98].flatMap((x) =>
        [0.06, 0.5, 0.94].flatMap((y) => document.elementFromPoint(left + x * width, top + y * height) ?? []),
      );
    }

    function isInWindow({ left, right, top, bottom }: DOMRect): boolean {
      return left >= -0.5 && right <= innerWidth + 0.5 && top >= -0.5 && bottom <= innerHeight + 0.5;
    }

    function isInFixedElement(hit: Element): boolean {
      // A fixed element that contains the focused one does not cover it.
      for (let at: Element | null = hit; at && !at.contains(element); at = at.parentElement) {
        if (['fixed', 'sticky'].includes(getComputedStyle(at).position)) return true;
      }
      return false;
    }
  });
}

/** Returns the visible tab stops that have not had the focus. */
export function unreached(page: Page): Promise<string[]> {
  return page.evaluate((selector) => {
    const visited = [...(window.watch?.visited ?? [])];
    // Tab stops at one radio button of a group; the arrow keys reach the others.
    const isReached = (element: HTMLElement) =>
      visited.some(
        (other) =>
          other === element ||
          (other.matches('[type=radio]') && element.matches(`[name="${other.getAttribute('name')}"]`)),
      );
    const isReachable = (element: HTMLElement) =>
      element.tabIndex >= 0 &&
      !element.closest('[inert]') &&
      element.checkVisibility({ visibilityProperty: true });
    return [...document.querySelectorAll<HTMLElement>(selector)]
      .filter((element) => isReachable(element) && !isReached(element))
      .map((element) => window.watch?.nameOf(element) ?? '');
  }, tabbable);
}

/** In CSS pixels; taller elements may not fit beside sticky ones. */
const maxHeight = 250;

export function expectFocusVisible(stop: Stop) {
  const { name, indicator, ring, height, inWindow, coveredBy, inSight } = stop;
  expect(indicator, `${name} looks the same with the focus as without`).not.toEqual([]);
  expect(ring.backgrounds, `${name} is not in the window`).not.toEqual([]);
  for (const background of ring.backgrounds) {
    expect(
      contrastOf(ring.colour, background),
      `the ring of ${name} on ${background}`,
    ).toBeGreaterThanOrEqual(3);
  }
  expect(inSight, `${name} is in sight`).toBe(true);
  if (height > maxHeight) return;
  // Firefox scrolls only to what is wholly out of the window (`WhenToScroll::IfNotVisible`).
  if (!isFirefox()) expect(inWindow, `${name} is in the window`).toBe(true);
  expect(coveredBy, `what covers ${name}`).toBe('');
}

export async function go(page: Page, key: string, isUnchanged = false): Promise<Stop> {
  const stop = await press(page, key, isUnchanged);
  expectFocusVisible(stop);
  return stop;
}

export async function goTo(page: Page, name: string): Promise<Stop> {
  const passed: string[] = [];
  for (let step = 0; step < 80; step += 1) {
    const stop = await go(page, 'Tab', step > 0);
    if (stop.name === name) return stop;
    passed.push(stop.name);
  }
  throw new Error(`Tab did not reach ${name}, but: ${passed.join(', ')}`);
}
