import type React from 'react';
import type { CSSProperties, ReactNode } from 'react';
import { join } from 'node:path';
import satori from 'satori';
import { createElement } from 'satori/jsx';
import sharp from 'sharp';
import type { SocialCard } from '../../src/seo/social-card.ts';
import { copyBrand } from './brand-files.ts';
import { readBrand } from '../../shared/clinic/read-brand.ts';
import { createColourLookup } from '../../shared/clinic/read-tokens.ts';

/** Satori's own `createElement`, since importing React here would load its development build. */
const h = createElement as unknown as typeof React.createElement;

const brandFolder = join(copyBrand(), 'brand');
const colour = createColourLookup();

const image = { width: 1200, height: 630 };
const margin = 72;
const logo = { top: 60, height: 96 };
const maxDrawingSize = { width: 510, height: 450 };
const drawingMargin = 56;
const gap = 48;
const headline = {
  top: 176,
  height: 374,
  maxWidth: 680,
  lineHeight: 1.08,
  maxFontSize: readBrand().socialImage.headlineSize,
  minFontSize: 16,
};

export async function drawSocialCard(
  { sentences, background }: SocialCard,
  drawing: Buffer,
  font: Buffer,
): Promise<Buffer> {
  const [fill, color, logoFile] =
    background === 'dark'
      ? [colour('color-dark'), colour('color-on-dark'), 'logo/logo-on-dark.svg']
      : [colour(`color-${background}`), colour('color-text'), 'logo/logo.svg'];
  const { src: logoSource, ...logoSize } = await readLogo(logoFile);
  const { src, width, height, ...edges } = await readDrawing(drawing);
  const headlineWidth = Math.min(image.width - margin - gap - width - edges.right, headline.maxWidth);
  const missing = new Set<string>();
  for (let fontSize = headline.maxFontSize; fontSize >= headline.minFontSize; fontSize -= 4) {
    const lineHeight = Math.round(fontSize * headline.lineHeight);
    const card = h(
      'div',
      { style: { ...image, background: fill, color } },
      h('img', { src, width, height, style: absolute(edges) }),
      h('img', { src: logoSource, ...logoSize, style: absolute({ left: margin, top: logo.top }) }),
      headlineElement(sentences, { fontSize, lineHeight, width: headlineWidth }),
    );
    const { svg, drawnSentences } = await render(card, font, (characters) => missing.add(characters));
    const maxSentence = { width: headlineWidth, height: lineHeight * maxLines(sentences.length, fontSize) };
    if (!fits(drawnSentences, maxSentence)) continue;
    if (missing.size > 0) {
      console.warn(`A social image leaves out what its font does not have: ${[...missing].join(' ')}`);
    }
    // The drawings have few colours, so a palette makes the file smaller without visible loss.
    return sharp(Buffer.from(svg)).png({ palette: true, colours: 128, dither: 0 }).toBuffer();
  }
  throw new Error(`"${sentences.join(' ')}" is too long for a social image.`);
}

type Picture = { src: string; width: number; height: number };

const toDataUrl = (png: Buffer) => `data:image/png;base64,${png.toString('base64')}`;

async function readLogo(file: string): Promise<Picture> {
  const { data, info } = await sharp(join(brandFolder, file), { density: 288 })
    .resize({ height: logo.height })
    .png()
    .toBuffer({ resolveWithObject: true });
  return { src: toDataUrl(data), width: info.width, height: info.height };
}

type Drawing = Picture & { right: number; top?: number; bottom?: number };

/**
 * Trims and scales a drawing. A drawing that touches its file's right edge lies at the card's right edge; a drawing that
 * touches the top edge but not the bottom edge lies at the card's top, any other at the bottom.
 */
async function readDrawing(picture: Buffer): Promise<Drawing> {
  const { width, height, hasAlpha, density = 72 } = await sharp(picture).metadata();
  // A photograph has no transparent margin to trim.
  const trim = (dpi: number) => (hasAlpha ? sharp(picture, { density: dpi }).trim() : sharp(picture));
  const { info } = await trim(density).toBuffer({ resolveWithObject: true });
  const left = -(info.trimOffsetLeft ?? 0);
  const top = -(info.trimOffsetTop ?? 0);
  const touchesRight = left + info.width >= width - 1;
  const touchesOnlyTop = top <= 1 && top + info.height < height - 1;
  const scale = Math.min(maxDrawingSize.width / info.width, maxDrawingSize.height / info.height);
  const png = await trim(density * scale)
    .resize({ ...maxDrawingSize, fit: 'inside' })
    .png({ compressionLevel: 1 })
    .toBuffer({ resolveWithObject: true });
  return {
    src: toDataUrl(png.data),
    width: png.info.width,
    height: png.info.height,
    // An offset of -1 puts the edge one pixel beyond the card, so that no line of background is visible beside it.
    right: touchesRight ? -1 : drawingMargin,
    ...(touchesOnlyTop ? { top: -1 } : { bottom: -1 }),
  };
}

const absolute = (style: CSSProperties): CSSProperties => ({ position: 'absolute', ...style });

/**
 * Returns how many lines a sentence may have; a longer sentence is drawn smaller. From 32 px down any number of lines is
 * accepted, since smaller letters are illegible in a phone's preview.
 */
function maxLines(sentenceCount: number, fontSize: number): number {
  if (fontSize <= 32) return Infinity;
  if (sentenceCount > 1) return 2;
  return fontSize > 60 ? 3 : 4;
}

type Size = { width: number; height: number };

function fits(sentences: Size[], maxSentence: Size): boolean {
  const totalHeight = sentences.reduce((sum, { height }) => sum + height, 0);
  const isWithinMax = ({ width, height }: Size) => width <= maxSentence.width && height <= maxSentence.height;
  return totalHeight <= headline.height && sentences.every(isWithinMax);
}

type HeadlineSize = { fontSize: number; lineHeight: number; width: number };

function headlineElement(sentences: string[], { fontSize, lineHeight, width }: HeadlineSize): ReactNode {
  const style: CSSProperties = {
    flexDirection: 'column',
    fontSize,
    letterSpacing: '-0.025em',
    lineHeight: `${lineHeight}px`,
    textWrap: 'balance',
  };
  const box = { left: margin, top: headline.top, width, height: headline.height, alignItems: 'center' };
  const children = sentences.map((sentence, index) => h('div', { key: `sentence-${index}` }, sentence));
  return h('div', { style: absolute({ ...box, display: 'flex' }) }, h('div', { style }, children));
}

async function render(element: ReactNode, font: Buffer, onMissing: (characters: string) => void) {
  const drawnSentences: Size[] = [];
  const svg = await satori(element, {
    ...image,
    fonts: [{ name: 'headline', data: font, weight: 600, style: 'normal' }],
    onNodeDetected: (node) => {
      if (String(node.key).startsWith('sentence-')) drawnSentences.push(node);
    },
    loadAdditionalAsset: (_, characters) => {
      onMissing(characters);
      return Promise.resolve('data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg"/>');
    },
  });
  return { svg, drawnSentences };
}
