/** The icons a browser or home screen asks for, made from the mark and the favicon. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { placed, readDrawing, sizeWithin, svg } from './drawing.ts';
import { toIco } from './ico.ts';
import { colour } from './tokens.ts';

type Icon = {
  size: number;
  /** How much of the height the drawing takes. */
  share: number;
  ground?: string;
};

async function draw(file: string, { size, share, ground }: Icon): Promise<Buffer> {
  const drawing = await readDrawing(file);
  const { width, height } = sizeWithin(drawing.painted, { width: size * share, height: size * share });
  const place = { x: (size - width) / 2, y: (size - height) / 2, width, height };
  const picture = svg({ width: size, height: size }, [placed(drawing, place)], ground);
  return sharp(Buffer.from(picture)).png({ palette: true, dither: 0 }).toBuffer();
}

const mark = 'static/logo/mark.svg';
const favicon = 'public/favicon.svg';
const onSnow = () => ({ ground: colour('snow') });

/** Each icon by its address. */
export const icons: Record<string, () => Promise<Buffer>> = {
  '/favicon.ico': async () =>
    toIco(
      await Promise.all(
        [16, 32].map(async (size) => ({ size, png: await draw(favicon, { size, share: 1 }) })),
      ),
    ),
  '/apple-touch-icon.png': () => draw(mark, { size: 180, share: 0.66, ...onSnow() }),
  '/icon-192.png': () => draw(mark, { size: 192, share: 0.92 }),
  '/icon-512.png': () => draw(mark, { size: 512, share: 0.92 }),
  // What counts lies in the circle of 80 %, whatever shape the home screen cuts.
  '/icon-maskable-512.png': () => draw(mark, { size: 512, share: 0.56, ...onSnow() }),
};

export async function writeIcons(out: string) {
  await Promise.all(
    Object.entries(icons).map(async ([path, make]) => writeFile(join(out, path), await make())),
  );
}
