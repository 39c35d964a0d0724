import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { pageFilePath } from '../../src/routing/routes.ts';
import { sitePages } from '../support/site.ts';
import { documentOf, fileAt, htmlOf } from './built-site.ts';

/** Brotli, in KB of 1024 bytes, as Lighthouse counts. */
const budget = { page: 32.6, data: 7.1, scripts: 94, fonts: 45 };

/** Part of a budget that a change may use before it has to be decided on. */
const reserve = 0.02;

function expectWithin(kind: keyof typeof budget, size: number, path: string) {
  const limit = budget[kind] * (1 + reserve);
  const advice = `${path}: ${kind} of ${size.toFixed(2)} KB, where ${budget[kind]} KB and a reserve of ${100 * reserve} % are allowed. Take something away, or load it at a press; if every visitor has to have it, raise the budget here and say why in the commit.`;
  expect(size, advice).toBeLessThanOrEqual(limit);
}

const kilobytes = (bytes: Buffer | string) => brotliCompressSync(bytes).length / 1024;

const scriptSizes = new Map<string, number>();
function sizeOfScript(address: string): number {
  const size = scriptSizes.get(address) ?? kilobytes(fileAt(address));
  scriptSizes.set(address, size);
  return size;
}

const sum = (sizes: number[]) => sizes.reduce((total, each) => total + each, 0);

const longestOfEachRoute = Array.from(
  Map.groupBy(sitePages, ({ page }) => page.route).values(),
  (pages) => pages.toSorted((a, b) => htmlOf(b.path).length - htmlOf(a.path).length)[0]?.path ?? '',
);

test.each(longestOfEachRoute)('%s keeps to its budget until somebody presses something', (path) => {
  const html = htmlOf(path);
  const document = documentOf(path);
  const loader = document.querySelector('script[data-chunks]');
  const chunks = loader?.getAttribute('data-chunks')?.split(' ') ?? [];
  expect(chunks.length).toBeGreaterThan(2);
  expectWithin('scripts', sum(chunks.map(sizeOfScript)), path);
  expect(chunks.filter((chunk) => /send-contact-request|-space-/.test(chunk))).toEqual([]);

  // The styles of a screen are in the HTML.
  expectWithin('page', kilobytes(html), path);
  expect(document.querySelectorAll('link[rel=stylesheet]:not([media=print]), script[src]')).toHaveLength(0);

  // A visitor who comes from another page loads the data instead of the HTML.
  expectWithin('data', kilobytes(fileAt(pageFilePath(path))), path);

  const fonts = new Set(html.match(/\/static\/[\w./-]+\.woff2/g));
  expect(fonts.size).toBeGreaterThan(0);
  expectWithin('fonts', sum([...fonts].map((font) => fileAt(font).length / 1024)), path);
  // A preloaded font delays the first paint.
  expect(document.querySelectorAll('link[rel=preload][as=font]')).toHaveLength(0);
});
