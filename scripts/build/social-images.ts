import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import type { SocialImages } from '../../src/content/page/page-data.ts';
import type { SocialCard } from '../../src/seo/social-card.ts';
import { copyBrand } from './brand-files.ts';
import { readBrand } from '../../shared/clinic/read-brand.ts';
import { readHeadlineFont } from './headline-font.ts';
import { drawSocialCard } from './draw-social-card.ts';

/** Draws an image for each card. Each URL contains a hash of its image, so that caches do not serve an old image. */
export async function writeSocialImages(
  out: string,
  cards: { path: string; card: SocialCard }[],
): Promise<SocialImages> {
  const font = await readHeadlineFont();
  await mkdir(join(out, 'static/social'), { recursive: true });
  const images = cards.map(async ({ path, card }) => {
    const png = await drawSocialCard(card, await readLayers(out, card), font);
    const hash = createHash('sha256').update(png).digest('hex').slice(0, 10);
    const url = `/static/social/${path.slice(1).replaceAll('/', '-') || 'home'}-${hash}.png`;
    await writeFile(join(out, url), png);
    return [path, { url, alt: card.sentences.join(' ') }] as const;
  });
  return Object.fromEntries(await Promise.all(images));
}

const clinicCopy = copyBrand();
/** Maps names in `brand.json` to paths in the clinic's folder. */
const drawings = new Map(Object.entries(readBrand().socialImage.drawings));

function readPicture(site: string, drawingNameOrUrl: string): Promise<Buffer> {
  const brandFile = drawings.get(drawingNameOrUrl);
  return readFile(brandFile ? join(clinicCopy, brandFile) : join(site, drawingNameOrUrl));
}

/** Draws the overlay, if there is one, on the card's picture, both at twice their size. */
async function readLayers(site: string, { picture, overlay }: SocialCard): Promise<Buffer> {
  const drawing = await readPicture(site, picture);
  if (!overlay) return drawing;
  const density = 144;
  const input = await sharp(await readPicture(site, overlay), { density }).toBuffer();
  return sharp(drawing, { density }).composite([{ input }]).png().toBuffer();
}
