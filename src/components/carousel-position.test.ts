import { describe, expect, test } from 'vitest';
import { scrollEnds, stepFrom } from './carousel-position.ts';

describe('scrollEnds', () => {
  test('begins at the start', () => {
    expect(scrollEnds({ scrollLeft: 0, scrollWidth: 984, clientWidth: 320 })).toEqual({
      atStart: true,
      atEnd: false,
    });
  });
  test('is at neither end between them', () => {
    expect(scrollEnds({ scrollLeft: 332, scrollWidth: 984, clientWidth: 320 })).toEqual({
      atStart: false,
      atEnd: false,
    });
  });
  test('is at the end within a fraction of a pixel', () => {
    expect(scrollEnds({ scrollLeft: 663.4, scrollWidth: 984, clientWidth: 320 })).toEqual({
      atStart: false,
      atEnd: true,
    });
  });
  test('is at both when every card fits', () => {
    expect(scrollEnds({ scrollLeft: 0, scrollWidth: 1142, clientWidth: 1142 })).toEqual({
      atStart: true,
      atEnd: true,
    });
  });
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
