import { converter } from 'culori';
import { expect, test } from 'vitest';
import { contrastOf, contrastPairs } from '../brand/contrast.ts';
import { paletteOf } from './palette.ts';

/** Spread over all hues and from black to white, the same in every run. */
const spread = Array.from(
  { length: 200 },
  (_, index) => `#${((index * 7_919_333) % 0x1000000).toString(16).padStart(6, '0')}`,
);
const extremes = ['#000000', '#ffffff', '#808080', '#ffff00', '#00ff00', '#00ffff', '#ff00ff', '#0000ff'];

test('a palette has the contrast it needs around any colour', () => {
  const weak = [...extremes, ...spread].flatMap((colour) => {
    const palette = paletteOf(colour);
    return contrastPairs.flatMap(([token, backgrounds, needed]) =>
      backgrounds
        .filter((background) => contrastOf(palette[token] ?? '', palette[background] ?? '') < needed)
        .map((background) => `${colour}: ${token} on ${background}`),
    );
  });
  expect(weak).toEqual([]);
});

test.each(['#9c3d22', '#1f5fa8', '#6a3fa0', '#2b7a4b'])('the surfaces of %s are of its hue', (colour) => {
  const hueOf = converter('oklch');
  const palette = paletteOf(colour);
  const surfaces = [1, 2, 3, 4].map((number) => palette[`color-surface-${number}`] ?? '');
  const turned = surfaces.map((hex) => (((hueOf(hex)?.h ?? 0) - (hueOf(colour)?.h ?? 0) + 540) % 360) - 180);
  expect(turned.filter((degrees) => Math.abs(degrees) > 42)).toEqual([]);
  expect(new Set(surfaces).size).toBe(4);
});

test('what is no colour is named', () => {
  expect(() => paletteOf('#nothing')).toThrow('"#nothing" is not a colour.');
});
