import { expect, test } from 'vitest';
import { contrast, gradeOf } from './contrast.ts';

test.each([
  ['#000000', '#ffffff', 21],
  ['#ffffff', '#ffffff', 1],
  // The greys around the limit that WCAG's own tools give for text on white.
  ['#767676', '#ffffff', 4.54],
  ['#777777', '#ffffff', 4.48],
])('%s on %s has %d', (one, other, ratio) => {
  expect(contrast(one, other)).toBeCloseTo(ratio, 2);
  expect(contrast(other, one)).toBe(contrast(one, other));
});

test.each([
  [4.5, 'text'],
  [4.49, 'large'],
  [3, 'large'],
  [2.99, 'none'],
])('%d is enough for: %s', (ratio, grade) => {
  expect(gradeOf(ratio)).toBe(grade);
});
