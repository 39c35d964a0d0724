import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { copyBrand } from './brand-files.ts';
import { createColourLookup } from '../../shared/clinic/read-tokens.ts';

type Icon = { file: string; size: number; drawingSize: number; background: string };

const logos = join(copyBrand(), 'brand/logo');
const mark = join(logos, 'mark.svg');
const favicon = join(logos, 'favicon.svg');
const surface = createColourLookup()('color-surface');

const icons: Record<string, Icon> = {
  // Browsers without SVG icons use this file; its size is a multiple of 48, as Google Search requires.
  '/favicon.png': { file: favicon, size: 48, drawingSize: 48, background: 'transparent' },
  '/apple-touch-icon.png': { file: mark, size: 180, drawingSize: 119, background: surface },
};

/** Returns undefined if the site has no icon at `path`. */
export async function drawIcon(path: string): Promise<Buffer | undefined> {
  if (path === '/favicon.svg') return readFile(favicon);
  // No page links to this file; browsers and bots request it by default.
  if (path === '/favicon.ico') return drawIcon('/favicon.png').then((png) => png && toIco(png));
  const icon = icons[path];
  if (!icon) return undefined;
  const { file, size, drawingSize, background } = icon;
  const drawing = await sharp(file, { density: 576 })
    .resize({ width: drawingSize, height: drawingSize, fit: 'inside' })
    .toBuffer();
  return sharp({ create: { width: size, height: size, channels: 4, background } })
    .composite([{ input: drawing }])
    .png({ palette: true, dither: 0 })
    .toBuffer();
}

/** Returns an ICO file with one PNG of 48 px: a header of 6 bytes and an entry of 16. */
function toIco(png: Buffer): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2); // an icon
  head.writeUInt16LE(1, 4); // one image
  head.writeUInt8(48, 6); // width
  head.writeUInt8(48, 7); // height
  head.writeUInt16LE(1, 10); // colour planes
  head.writeUInt16LE(32, 12); // bits per pixel
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18); // position of the PNG
  return Buffer.concat([head, png]);
}

export async function writeIcons(out: string) {
  for (const path of ['/favicon.svg', '/favicon.ico', ...Object.keys(icons)])
    await writeFile(join(out, path), (await drawIcon(path)) ?? '');
}

/** Returns the logo for mails: a transparent PNG in base64, three times as large as its box of 39 × 48 px. */
export async function drawMailLogo(): Promise<string> {
  const size = { width: 117, height: 144, fit: 'contain', background: '#0000' } as const;
  const drawing = sharp(mark, { density: 576 }).resize(size);
  return (await drawing.png({ palette: true, dither: 0 }).toBuffer()).toString('base64');
}
