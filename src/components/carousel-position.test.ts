import { describe, expect, test } from 'vitest';
import { scrollEnds, stepFrom } from './carousel-position.ts';

test.each([
  ['begins at the start', 0, 984, 320, { atStart: true, atEnd: false }],
  ['is at neither end between them', 332, 984, 320, { atStart: false, atEnd: false }],
  ['is at the end within a fraction of a pixel', 663.4, 984, 320, { atStart: false, atEnd: true }],
  ['is at both ends when every card fits', 0, 1142, 1142, { atStart: true, atEnd: true }],
])('a row %s', (_, scrollLeft, scrollWidth, clientWidth, ends) => {
  expect(scrollEnds({ scrollLeft, scrollWidth, clientWidth })).toEqual(ends);
});

describe('stepFrom', () => {
  test('moves one card either way', () => {
    expect(stepFrom(0, 300, 600, 1)).toBe(300);
    expect(stepFrom(600, 300, 600, -1)).toBe(300);
  });
  test('takes a card that has nearly arrived as arrived', () => {
    expect(stepFrom(299.5, 300, 600, 1)).toBe(600);
    expect(stepFrom(300.5, 300, 600, 1)).toBe(600);
    expect(stepFrom(299.5, 300, 600, -1)).toBe(0);
  });
  test('takes a row on its way to a card as there', () => {
    expect(stepFrom(120, 300, 600, 1)).toBe(600);
    expect(stepFrom(480, 300, 600, -1)).toBe(0);
  });
  test('does not go past the first and the last card', () => {
    expect(stepFrom(0, 300, 600, -1)).toBe(0);
    expect(stepFrom(600, 300, 600, 1)).toBe(600);
  });
});
