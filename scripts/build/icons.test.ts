import sharp from 'sharp';
import { expect, test } from 'vitest';
import { drawIcon } from './icons.ts';

async function make(path: string): Promise<Buffer> {
  const icon = await drawIcon(path);
  if (!icon) throw new Error(`There is no ${path}.`);
  return icon;
}

test.each([
  ['/apple-touch-icon.png', 180],
  ['/icon-maskable-512.png', 512],
])('%s fills its square: what is cut off and what is transparent would be black', async (path, size) => {
  const png = await make(path);
  expect(await sharp(png).metadata()).toMatchObject({ width: size, height: size });
  expect((await sharp(png).stats()).isOpaque).toBe(true);
});

test('the mark of the maskable icon lies in the circle that no home screen cuts', async () => {
  const { data, info } = await sharp(await make('/icon-maskable-512.png'))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const background = data.subarray(0, 3);
  let farthest = 0;
  for (let index = 0; index < info.width * info.height; index++) {
    if (data.subarray(index * 3, index * 3 + 3).equals(background)) continue;
    const [x, y] = [(index % info.width) - 255.5, Math.floor(index / info.width) - 255.5];
    farthest = Math.max(farthest, Math.hypot(x, y));
  }
  expect(farthest).toBeGreaterThan(100);
  expect(farthest).toBeLessThan(0.4 * 512);
});
