import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import satori from 'satori';
import { logos } from '../brand/named-drawings.ts';
import { h, headlineFonts, readHeadlineFont } from '../../build/headline.ts';
import type { Palette } from './palette.ts';

const height = 64;
/** Includes the gap behind the mark. */
const markWidth = 62;

const shapesOf = (svg: string) => /<svg[^>]*>([\s\S]*)<\/svg>/.exec(svg)?.[1] ?? '';
const widthOf = (svg: string) => Number(/\bwidth="([\d.]+)"/.exec(svg)?.[1]);

export async function writeLogos(clinic: string, name: string, palette: Palette) {
  const fonts = headlineFonts(await readHeadlineFont(clinic));
  const fileOf = (logo: string) => join(clinic, 'brand/logo', logo);
  const [mark] = ['mark.svg', 'favicon.svg'].map((icon) => {
    const svg = readFileSync(fileOf(icon), 'utf8').replace(/#[\da-f]{6}/, palette['color-accent'] ?? '');
    writeFileSync(fileOf(icon), svg);
    return shapesOf(svg);
  });
  for (const [logo, token] of [
    ['logo.svg', 'color-text'],
    ['logo-on-dark.svg', 'color-on-dark'],
  ] as const) {
    const style = { color: palette[token], fontSize: 34, lineHeight: `${height}px`, whiteSpace: 'nowrap' };
    const drawn = await satori(h('div', { style }, name), { height, fonts });
    const scale = Math.min(1, (logos.widest * height - markWidth) / widthOf(drawn));
    const width = Math.floor(markWidth + scale * widthOf(drawn));
    const top = (height * (1 - scale)) / 2;
    const placed = `<g transform="translate(${markWidth} ${top}) scale(${scale})">${shapesOf(drawn)}</g>`;
    writeFileSync(
      fileOf(logo),
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${mark}${placed}</svg>\n`,
    );
  }
}
