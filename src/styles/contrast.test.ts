import { describe, expect, test } from 'vitest';
import { readColours } from '../../scripts/brand/tokens.ts';
import { contrastOf } from '../testing/contrast.ts';

const colourOf = readColours();

const text = 4.5;
/** Outlines of controls, icons, and the mark of the focus. */
const shape = 3;

const surfaces = ['', '-raised', '-quiet', '-1', '-2', '-3', '-4'].map((kind) => `color-surface${kind}`);
/** What stands on what, and the contrast it needs: the table of the identity and the pairs beside it. */
const pairs: [colour: string, grounds: string[], needed: number][] = [
  ['color-text', [...surfaces, 'color-error-surface'], text],
  ['color-on-action', ['color-action', 'color-action-hover', 'color-highlight'], text],
  ['color-text-muted', surfaces, text],
  ['color-accent', surfaces, text],
  ['color-error', [...surfaces, 'color-error-surface'], text],
  ['color-on-dark', ['color-dark', 'color-dark-line'], text],
  ['color-highlight', ['color-dark'], text],
  ['color-on-dark-muted', ['color-dark'], text],
  ['color-action', ['color-dark'], text],
  ['color-outline', surfaces, shape],
  ['color-dark-outline', ['color-dark'], shape],
  ['color-focus', surfaces, shape],
];

describe.each(pairs)('%s', (colour, grounds, needed) => {
  test.each(grounds)(`stands out on %s by ${needed}`, (ground) => {
    expect(contrastOf(colourOf(colour), colourOf(ground))).toBeGreaterThanOrEqual(needed);
  });
});

test('contrast is computed as WCAG does', () => {
  expect(contrastOf('#000000', '#ffffff')).toBe(21);
  expect(contrastOf('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
  expect(contrastOf('rgb(118, 118, 118)', '#ffffff')).toBeCloseTo(4.54, 2);
  expect(contrastOf('rgba(0, 0, 0, 0.5)', '#ffffff')).toBeCloseTo(contrastOf('#808080', '#ffffff'), 1);
});
