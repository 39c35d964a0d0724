import { createHash } from 'node:crypto';
import { copyFile, mkdir, writeFile } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import type { SocialImages } from '../../src/content/page-data.ts';
import type { SocialCard } from '../../src/seo/social-card.ts';
import { readDrawing } from './drawing.ts';
import { readLettering } from './lettering.ts';
import { socialSvg } from './social-layout.ts';
import { colour } from './tokens.ts';

const cache = 'node_modules/.cache/ghiocel/social';
/** The drawings are flat: a palette holds them and the rims of their shapes. */
const png = { palette: true, colours: 128, dither: 0 };

/**
 * Draws the social image of every page into `out`, where the drawings already are, and returns their addresses. An
 * address changes with its picture, so that nobody who keeps a picture keeps an old one.
 */
export async function writeSocialImages(
  out: string,
  cards: { path: string; card: SocialCard }[],
): Promise<SocialImages> {
  const lettering = await readLettering('static/fonts/besley-ro-en.woff2', 640);
  const logos = {
    onLight: await readDrawing('static/logo/logo.svg'),
    onDark: await readDrawing('static/logo/logo-on-dark.svg'),
  };
  await mkdir(join(out, 'static/social'), { recursive: true });
  await mkdir(cache, { recursive: true });

  const images = cards.map(async ({ path, card: { sentences, picture, ground } }) => {
    const headline = sentences.join(' ');
    const missing = lettering.missing(headline);
    if (missing.length > 0) {
      console.warn(`The social image of ${path} misses what Besley does not have: ${missing.join(' ')}`);
    }
    const svg = socialSvg({
      sentences: sentences.map((sentence) =>
        missing.reduce((rest, one) => rest.replaceAll(one, ''), sentence),
      ),
      lettering,
      logo: ground === 'fir' ? logos.onDark : logos.onLight,
      drawing: await readDrawing(join(out, picture)),
      ground: colour(ground),
      ink: colour(ground === 'fir' ? 'snow' : 'fir'),
    });
    const recipe = JSON.stringify([svg, png, sharp.versions]);
    const hash = createHash('sha256').update(recipe).digest('hex').slice(0, 10);
    const name = `${path.slice(1).replaceAll('/', '-') || 'home'}-${hash}.png`;
    const kept = join(cache, `${hash}.png`);
    if (!existsSync(kept)) await writeFile(kept, await sharp(Buffer.from(svg)).png(png).toBuffer());
    await copyFile(kept, join(out, 'static/social', name));
    return [path, { url: `/static/social/${name}`, alt: headline }] as const;
  });
  return Object.fromEntries(await Promise.all(images));
}
