import { expect, test } from 'vitest';
import { fold, slugify, reserveSlug } from './fold.ts';

test.each([
  ['Șină și știft', 'sina si stift'],
  // The same letters with a cedilla, as old keyboards write them.
  ['Şină şi ştift', 'sina si stift'],
  ['ȚĂRÂNĂ ÎN ţară', 'tarana in tara'],
  ['e\u0301mail', 'email'],
  ['Children’s', 'children’s'],
])('fold %s', (text, folded) => {
  expect(fold(text)).toBe(folded);
});

test.each([
  ['Detartraj și periaj profesional', 'detartraj-si-periaj-profesional'],
  ['Contenție fixă/mobilă', 'contentie-fixa-mobila'],
  ['Inlay/onlay ceramic (e.max)', 'inlay-onlay-ceramic-e-max'],
  ['  „Țară”  ', 'tara'],
  ['…', ''],
])('slug of %s', (text, slug) => {
  expect(slugify(text)).toBe(slug);
});

test('a used slug gets a number', () => {
  const used = new Set(['chirurgie', 'chirurgie-2']);
  expect(reserveSlug('chirurgie', used)).toBe('chirurgie-3');
  expect(reserveSlug('chirurgie', used)).toBe('chirurgie-4');
  expect(reserveSlug('proteze', used)).toBe('proteze');
});
