import { expect, test } from 'vitest';
import { slugify, takeSlug } from './slug.ts';

test.each([
  ['Detartraj și periaj profesional', 'detartraj-si-periaj-profesional'],
  ['Contenție fixă/mobilă', 'contentie-fixa-mobila'],
  ['Inlay/onlay ceramic (e.max)', 'inlay-onlay-ceramic-e-max'],
  ['  „Țară”  ', 'tara'],
  ['…', ''],
])('%s', (text, slug) => {
  expect(slugify(text)).toBe(slug);
});

test('a slug that is taken gets a number', () => {
  const taken = new Set(['chirurgie', 'chirurgie-2']);
  expect(takeSlug('chirurgie', taken)).toBe('chirurgie-3');
  expect(takeSlug('chirurgie', taken)).toBe('chirurgie-4');
  expect(takeSlug('proteze', taken)).toBe('proteze');
});
