import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { breakLines, fitHeadline, lineHeight } from './headline.ts';

/** Every character half an em wide. */
const measure = (text: string) => text.length / 2;
const box = { width: 500, height: 374 };

describe('a text is broken', () => {
  test('into as few lines as it needs', () => {
    expect(breakLines('Politica de confidențialitate', measure, 20)).toEqual([
      'Politica de confidențialitate',
    ]);
    expect(breakLines('Politica de confidențialitate', measure, 10)).toEqual([
      'Politica de',
      'confidențialitate',
    ]);
  });

  test('into lines of even length, the last one too', () => {
    expect(breakLines('one two three four five six', measure, 11)).toEqual([
      'one two three',
      'four five six',
    ]);
  });

  test('not after a word as short as "la", where that costs little', () => {
    expect(breakLines('Ne găsiți la telefon', measure, 6.5)).toEqual(['Ne găsiți', 'la telefon']);
  });

  test('never at a no-break space', () => {
    expect(breakLines('de la 150\u00a0RON', measure, 4)).toEqual(['de la', '150\u00a0RON']);
  });

  test('into four lines at most', () => {
    expect(breakLines('a b c d', measure, 0.5)).toHaveLength(4);
    expect(breakLines('a b c d e', measure, 0.5)).toBeUndefined();
    expect(breakLines('stomatologie', measure, 5)).toBeUndefined();
  });
});

describe('a headline', () => {
  test('of one short word has the largest size', () => {
    expect(fitHeadline(['Contact'], measure, box)).toEqual({ lines: ['Contact'], size: 80 });
  });

  test('begins a line with each sentence', () => {
    const { lines } = fitHeadline(['Al doilea, minus 15%.', 'Al treilea, minus 30%.'], measure, box);
    expect(lines).toEqual(['Al doilea,', 'minus 15%.', 'Al treilea,', 'minus 30%.']);
  });

  test('gives up some of its size for a lonely word', () => {
    const { lines, size } = fitHeadline(['Trei generații, aceeași ușă'], measure, box);
    expect(lines).toEqual(['Trei generații,', 'aceeași ușă']);
    expect(size).toBe(66);
  });

  test('of 60 characters stays within its box, whatever its words', () => {
    const word = fc.string({ unit: fc.constantFrom('a', 'ș', 'M', '-'), minLength: 1, maxLength: 60 });
    const title = fc
      .array(word, { minLength: 1, maxLength: 30 })
      .map((words) => words.join(' ').slice(0, 60).trim());
    fc.assert(
      fc.property(title, (text) => {
        const { lines, size } = fitHeadline([text], measure, box);
        expect(lines.join(' ')).toBe(text);
        expect(lines.length).toBeLessThanOrEqual(4);
        for (const line of lines) expect(measure(line) * size).toBeLessThanOrEqual(box.width);
        expect(lines.length * size * lineHeight).toBeLessThanOrEqual(box.height);
      }),
    );
  });

  test('that no size can hold is named', () => {
    expect(() => fitHeadline(['x'.repeat(100)], measure, box)).toThrow(/too long for a social image/);
  });
});
