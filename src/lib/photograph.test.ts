import { expect, test } from 'vitest';
import { isPhotograph, photographWidths, sourceSet } from './photograph.ts';

test('a photograph of the build is offered in each width, up to its own', () => {
  expect(photographWidths(900)).toEqual([80, 160, 320, 480, 640, 800, 900]);
  expect(photographWidths(5000).at(-1)).toBe(1440);
  expect(photographWidths(60)).toEqual([60]);
  expect(sourceSet({ url: '/static/ana-0f-100w.webp', width: 100 }, 'avif')).toBe(
    '/static/ana-0f-80w.avif 80w, /static/ana-0f-100w.avif 100w',
  );
});

test.each([
  '/static/laser-0f.svg',
  '/brand/drawings/ana.webp',
  'https://images.ctfassets.net/s/a/t/ana.jpg?fm=webp&q=75&w=900',
])('is one file: %s', (url) => {
  expect(isPhotograph({ url })).toBe(false);
});
