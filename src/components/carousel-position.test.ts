import { describe, expect, test } from 'vitest';
import { scrollEnds, nextCardPosition } from './carousel-position.ts';

test('a row is at its end within a fraction of a pixel', () => {
  const row = { scrollLeft: 663.4, scrollWidth: 984, clientWidth: 320 };
  expect(scrollEnds(row)).toEqual({ atStart: false, atEnd: true });
});

describe('nextCardPosition', () => {
  test('takes a card that has nearly arrived as arrived', () => {
    expect(nextCardPosition({ position: 299.5, step: 300, maxPosition: 600 }, 1)).toBe(600);
    expect(nextCardPosition({ position: 300.5, step: 300, maxPosition: 600 }, 1)).toBe(600);
    expect(nextCardPosition({ position: 299.5, step: 300, maxPosition: 600 }, -1)).toBe(0);
  });
  test('takes a row on its way to a card as there', () => {
    expect(nextCardPosition({ position: 120, step: 300, maxPosition: 600 }, 1)).toBe(600);
    expect(nextCardPosition({ position: 480, step: 300, maxPosition: 600 }, -1)).toBe(0);
  });
});
