import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { expect, test, vi } from 'vitest';
import { readHeadlineFont } from './headline-font.ts';
import { drawSocialCard } from './draw-social-card.ts';

const font = await readHeadlineFont();
const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);

const drawing = await readFile('fixtures/clinic/brand/drawings/siblings.svg');
const draw = (...sentences: string[]) =>
  drawSocialCard({ sentences, picture: '', background: 'surface-1' }, drawing, font);

async function headlineColumns(png: Buffer) {
  const area = { left: 0, top: 170, width: 632, height: 400 };
  const leftOfDrawing = await sharp(png).extract(area).toBuffer();
  const { info } = await sharp(leftOfDrawing).trim().toBuffer({ resolveWithObject: true });
  return { left: -(info.trimOffsetLeft ?? 0), width: info.width };
}

test.each([
  ['in one word', 'Otorinolaringologopedodonto-stomatologieconservativăgenerală'],
  ['in short words', 'A vă zâmbi și a ști ce e de făcut cu un dinte de lapte, azi'],
])('a title of 60 letters %s stays left of the drawing', async (_, title) => {
  const { left, width } = await headlineColumns(await draw(title));
  expect(left).toBeGreaterThan(60);
  expect(left + width).toBeLessThan(592);
});

test('three sentences of the longest texts stay left of the drawing', async () => {
  const word = 'reducere ';
  const { left, width } = await headlineColumns(
    await draw(...[60, 60, 300].map((letters) => word.repeat(letters / 9))),
  );
  expect(left).toBeGreaterThan(60);
  expect(left + width).toBeLessThan(592);
});

test('the font has the letters of both languages, with commas below', async () => {
  const withCommas = await draw('ăâîșțĂÂÎȘȚ „Ghiocel” – ‘door’ You’ll 15% & 30%');
  expect(warn).not.toHaveBeenCalled();
  expect(withCommas).not.toEqual(await draw('aaistAAIST „Ghiocel” – ‘door’ You’ll 15% & 30%'));
});

test('a character the font does not have is left out, and named', async () => {
  await draw('zăpadă ☃ 雪');
  expect(warn).toHaveBeenCalledWith(expect.stringMatching(/☃.*雪/));
});

test('a headline that no size can hold is named', async () => {
  await expect(draw('x'.repeat(200))).rejects.toThrow(/too long for a social image/);
});
