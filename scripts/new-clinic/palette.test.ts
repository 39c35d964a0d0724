import { expect, test } from 'vitest';
import { contrastOf } from '../brand/contrast.ts';
import { paletteOf } from './palette.ts';

const surfaces = ['', '-raised', '-quiet', '-1', '-2', '-3', '-4'].map((kind) => `color-surface${kind}`);
const pairs: [colour: string, grounds: string[], needed: number][] = [
  ['color-text', [...surfaces, 'color-error-surface'], 4.5],
  ['color-on-action', ['color-action', 'color-action-hover', 'color-highlight'], 4.5],
  ['color-text-muted', surfaces, 4.5],
  ['color-accent', surfaces, 4.5],
  ['color-error', [...surfaces, 'color-error-surface'], 4.5],
  ['color-on-dark', ['color-dark', 'color-dark-line'], 4.5],
  ['color-highlight', ['color-dark'], 4.5],
  ['color-on-dark-muted', ['color-dark'], 4.5],
  ['color-action', ['color-dark'], 4.5],
  ['color-outline', surfaces, 3],
  ['color-dark-outline', ['color-dark'], 3],
];

/** Spread over all hues and from black to white, the same in every run. */
const spread = Array.from(
  { length: 200 },
  (_, at) => `#${((at * 7_919_333) % 0x1000000).toString(16).padStart(6, '0')}`,
);
const extremes = ['#000000', '#ffffff', '#808080', '#ffff00', '#00ff00', '#00ffff', '#ff00ff', '#0000ff'];

test.each(['light', 'dark'] as const)('a %s palette stands out around any colour', (scheme) => {
  const weak = [...extremes, ...spread].flatMap((colour) => {
    const palette = paletteOf(colour, scheme);
    return pairs.flatMap(([token, grounds, needed]) =>
      grounds
        .filter((ground) => contrastOf(palette[token] ?? '', palette[ground] ?? '') < needed)
        .map((ground) => `${colour}: ${token} on ${ground}`),
    );
  });
  expect(weak).toEqual([]);
});

test('what is no colour is named', () => {
  expect(() => paletteOf('#nothing')).toThrow('"#nothing" is not a colour.');
});
