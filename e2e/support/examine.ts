import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type axe from 'axe-core';
import { expect, type Page } from '@playwright/test';

/** The minified file has less than half the size of `axe.source`, so a page receives it sooner. */
const axeSource = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/** Returns by how many CSS pixels the page is wider than its window. */
export const overflowOf = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

export const expectNoAnimations = (page: Page) =>
  expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBe(0);

declare global {
  interface Window {
    axe?: typeof axe;
  }
}

/** Resolves once three frames have left the main thread idle. Runs in the page. */
async function waitForIdle() {
  for (let frame = 0; frame < 3; frame += 1) {
    await new Promise(requestAnimationFrame);
    // Without a timeout, Chromium may never call the callback on a busy machine.
    await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1000 }));
  }
}

/** Returns violations of WCAG 2.2 AA and of axe's best practices. */
export async function axeFindings(page: Page, part?: string): Promise<string[]> {
  if (!(await page.evaluate(() => Boolean(window.axe)))) await page.evaluate(axeSource);
  // After a resize, a row of cards becomes focusable asynchronously if it scrolls.
  await page.evaluate(waitForIdle);
  return page.evaluate(async (selector) => {
    const rules = { 'target-size': { enabled: true } };
    const { violations } = await window.axe!.run(selector ?? document, {
      resultTypes: ['violations'],
      rules,
    });
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
  }, part);
}

/** Returns texts and controls that are cut off, except in horizontally scrolling rows and invisible parts. */
function findCutOff(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const parent = text.parentElement;
      const words = text.textContent?.trim();
      if (!words || !parent || !isSeen(parent)) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      addIfCutOff(parent, [...range.getClientRects()], `${nameOf(parent)} "${words.slice(0, 40)}"`);
    }
    for (const element of document.querySelectorAll('a[href], button, input, textarea, img:not([alt=""])')) {
      if (!isSeen(element)) continue;
      addIfCutOff(element.parentElement ?? element, [...element.getClientRects()], nameOf(element));
    }
    return found;

    function addIfCutOff(element: Element, boxes: DOMRect[], name: string) {
      const sides = clippingSides(element);
      if (!sides) return;
      for (const { left, right, width } of boxes) {
        const isCutOff = left < sides.left - 1 || right > sides.right + 1;
        if (width === 0 || !isCutOff) continue;
        found.push(`${name}: ${Math.round(left)} to ${Math.round(right)} in ${sides.left} to ${sides.right}`);
      }
    }

    /** Returns the sides at which the window or an element clips; undefined for exempt elements. */
    function clippingSides(element: Element): { left: number; right: number } | undefined {
      const sides = { left: 0, right: document.documentElement.clientWidth };
      for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
        const { overflowX, clipPath } = getComputedStyle(at);
        if (overflowX === 'auto' || overflowX === 'scroll' || clipPath !== 'none') return undefined;
        if (overflowX === 'visible') continue;
        const { left, right } = at.getBoundingClientRect();
        sides.left = Math.max(sides.left, left);
        sides.right = Math.min(sides.right, right);
      }
      return sides;
    }

    /** Returns `p.lead`, or for an element without a class `ul.menu li`. */
    function nameOf(element: Element): string {
      const tag = element.tagName.toLowerCase();
      if (element.className && typeof element.className === 'string') return `${tag}.${element.className}`;
      return `${element.parentElement ? nameOf(element.parentElement) : ''} ${tag}`;
    }

    function isSeen(element: Element): boolean {
      const isHidden = element.closest('[aria-hidden=true], .skip-link') !== null;
      return !isHidden && element.checkVisibility({ visibilityProperty: true });
    }
  });
}

export async function expectNoSidewaysScroll(page: Page) {
  expect.soft(await findCutOff(page)).toEqual([]);
  const beyond = await page.evaluate(() => {
    scrollTo({ left: 100, behavior: 'instant' });
    return scrollX;
  });
  expect.soft(beyond).toBe(0);
}

/** Returns words of visible texts in `parts` that are broken across two lines without a hyphen. */
export function findBrokenWords(page: Page, parts = 'body'): Promise<string[]> {
  return page.evaluate((selector) => {
    const found: string[] = [];
    const range = document.createRange();
    for (const part of document.querySelectorAll(selector)) {
      const texts = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
      for (let text = texts.nextNode() as Text | null; text; text = texts.nextNode() as Text | null) {
        if (!text.parentElement?.checkVisibility()) continue;
        for (const { index, 0: word } of text.data.matchAll(/\p{L}{2,}/gu)) {
          range.setStart(text, index);
          range.setEnd(text, index + word.length);
          const tops = Array.from(range.getClientRects(), ({ top }) => top);
          if (tops.some((top) => top !== tops[0])) found.push(`${word} is torn: ${text.data.slice(0, 60)}`);
        }
      }
    }
    return found;
  }, parts);
}

/** Checks the widths of common phones; afterwards the window is 320 px wide. */
export async function expectWholeWords(page: Page) {
  for (const width of [430, 390, 360, 344, 320]) {
    await page.setViewportSize({ width, height: 640 });
    expect.soft(await findBrokenWords(page), `${width} px`).toEqual([]);
  }
}

/** Returns headings that are larger than a heading of a higher level above them. Large numerals are ignored. */
export function oversizedHeadings(page: Page): Promise<string[]> {
  return page.locator('body').evaluate((body) => {
    const found: string[] = [];
    const enclosing: { level: number; size: number }[] = [];
    for (const heading of body.querySelectorAll('h1, h2, h3, h4')) {
      const words = heading.textContent.trim();
      if (!heading.checkVisibility() || /^\d/.test(words)) continue;
      const level = Number(heading.tagName[1]);
      const size = parseFloat(getComputedStyle(heading).fontSize);
      while ((enclosing.at(-1)?.level ?? 0) >= level) enclosing.pop();
      if (enclosing.some((other) => size > other.size)) found.push(`${words}: ${size} px`);
      enclosing.push({ level, size });
    }
    return found;
  });
}

export function fixedElementHeights(page: Page): Promise<number[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('body *')]
      .filter((element) => ['fixed', 'sticky'].includes(getComputedStyle(element).position))
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .map((element) => element.getBoundingClientRect().height),
  );
}
