/** Guidepup's screen reader, run in the page under test. */
import type { Page } from '@playwright/test';
import { rolldown } from 'rolldown';
import type { ScreenReader } from './in-page.ts';
import type { Said } from './said.ts';

type WithReader = { screenReader: ScreenReader };

async function bundle(): Promise<string> {
  const made = await rolldown({ input: './e2e/support/speech/in-page.ts', platform: 'browser' });
  const { output } = await made.generate({ format: 'iife', minify: true });
  return output[0].code;
}

let bundled: Promise<string> | undefined;

/** Begins to listen. The page's policy lets no script element in, but what the test itself runs. */
export async function startReader(page: Page) {
  await page.evaluate(await (bundled ??= bundle()));
  await page.evaluate(() => (globalThis as unknown as WithReader).screenReader.start());
}

/** What is said from the start of `part` to its end; the reader takes the focus along. */
export function read(page: Page, part: string): Promise<Said[]> {
  return page.evaluate((wanted) => (globalThis as unknown as WithReader).screenReader.read(wanted), part);
}

/** What was said by itself since the reader was started. */
export function heard(page: Page): Promise<string[][]> {
  return page.evaluate(() => (globalThis as unknown as WithReader).screenReader.heard());
}
