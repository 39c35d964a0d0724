import { expect, test } from 'vitest';
import { readLettering } from './lettering.ts';

const font = 'static/fonts/besley-ro-en.woff2';
const lettering = await readLettering(font, 640);
const { measure, draw, missing } = lettering;

test('the font has every letter of both languages, with commas below', () => {
  expect(missing('ăâîșțĂÂÎȘȚ „Ghiocel” – ‘door’ You’ll 15% & 30%')).toEqual([]);
  expect(draw('ș')).not.toBe(draw('s'));
});

test('a character the font does not have is named', () => {
  expect(missing('zăpadă ☃ 雪')).toEqual(['☃', '雪']);
});

test('letters are kerned, and heavier ones wider', async () => {
  expect(measure('Vă')).toBeLessThan(measure('V') + measure('ă'));
  const bolder = await readLettering(font, 800);
  expect(bolder.measure('Ghiocel')).toBeGreaterThan(measure('Ghiocel'));
});
