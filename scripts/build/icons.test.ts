import sharp from 'sharp';
import { expect, test } from 'vitest';
import { drawIcon } from './icons.ts';

test('the icon of home screens fills its square: what is transparent would be black', async () => {
  const png = await drawIcon('/apple-touch-icon.png');
  expect((await sharp(png).stats()).isOpaque).toBe(true);
});
