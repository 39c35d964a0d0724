import satori from 'satori';
import { logos } from '../brand/drawing-roles.ts';
import { h, headlineFonts } from '../brand/satori.ts';
import type { Palette } from './palette.ts';

const height = 64;
const markWidth = 52;
const gap = 10;
const largestFont = 34;
const maxWidth = logos.widest * height;
const tooth =
  'M50 13C38 3 9 3 9 35c0 21 10 29 14 53 3 17 15 18 18 1 2-12 5-18 9-18s7 6 9 18c3 17 15 16 18-1 4-24 14-32 14-53C91 3 62 3 50 13Z';

/** A tooth on a rounded ground. */
const markShapes = (ground: string, drawing: string) =>
  `<rect width="${markWidth}" height="${height}" rx="18" fill="${ground}"/><path transform="translate(8 14) scale(.36)" fill="${drawing}" d="${tooth}"/>`;

const svg = (width: number, shapes: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${shapes}</svg>\n`;

async function outline(name: string, colour: string, fontSize: number, font: Buffer) {
  let width = 0;
  const style = { color: colour, fontSize, lineHeight: `${height}px`, whiteSpace: 'nowrap' } as const;
  const element = h('div', { style: { display: 'flex' } }, h('div', { key: 'name', style }, name));
  const drawn = await satori(element, {
    width: 1000,
    height,
    fonts: headlineFonts(font),
    onNodeDetected: (node) => {
      if (node.key === 'name') width = Math.ceil(node.width);
    },
  });
  const [, shapes = ''] = /<svg[^>]*>([\s\S]*)<\/svg>/.exec(drawn) ?? [];
  return { shapes, width };
}

/** The name as outlines, so that it looks the same where its font is not loaded; smaller where it is long. */
async function drawName(name: string, colour: string, font: Buffer) {
  const room = maxWidth - markWidth - gap;
  const drawn = await outline(name, colour, largestFont, font);
  if (drawn.width <= room) return drawn;
  return outline(name, colour, Math.floor((largestFont * room) / drawn.width), font);
}

/** The files of `brand/logo/`, by name: a beginning, until the clinic has a logo of its own. */
export async function drawLogos(
  name: string,
  palette: Palette,
  isDark: boolean,
  font: Buffer,
): Promise<Record<string, string>> {
  const colour = (token: string) => palette[`color-${token}`] ?? '';
  const mark = markShapes(colour(isDark ? 'action' : 'accent'), '#ffffff');
  const markOnDark = isDark ? mark : markShapes(colour('on-dark'), colour('accent'));
  const logo = async (ink: string, beside: string) => {
    const start = markWidth + gap;
    const { shapes, width } = await drawName(name, ink, font);
    return svg(start + width, `${beside}<g transform="translate(${start} 0)">${shapes}</g>`);
  };
  return {
    'logo.svg': await logo(colour('text'), mark),
    'logo-on-dark.svg': await logo(colour('on-dark'), markOnDark),
    'mark.svg': svg(markWidth, mark),
    'favicon.svg': svg(height, `<g transform="translate(${(height - markWidth) / 2} 0)">${mark}</g>`),
  };
}
