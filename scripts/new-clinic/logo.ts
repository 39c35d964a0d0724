import type React from 'react';
import satori from 'satori';
import { createElement } from 'satori/jsx';
import type { Palette } from './palette.ts';

const h = createElement as unknown as typeof React.createElement;

const height = 64;
const fontSize = 34;
const tooth =
  'M50 13C38 3 9 3 9 35c0 21 10 29 14 53 3 17 15 18 18 1 2-12 5-18 9-18s7 6 9 18c3 17 15 16 18-1 4-24 14-32 14-53C91 3 62 3 50 13Z';

/** A tooth on a rounded square, in a frame of 64. */
const markShapes = (ground: string, drawing: string) =>
  `<rect width="64" height="64" rx="18" fill="${ground}"/><path transform="translate(13 11) scale(.38 .41)" fill="${drawing}" d="${tooth}"/>`;

const svg = (width: number, shapes: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${shapes}</svg>\n`;

/** The name as outlines, so that it looks the same where its font is not loaded. */
async function drawName(name: string, colour: string, font: Buffer) {
  let width = 0;
  const style = { color: colour, fontSize, lineHeight: `${height}px`, whiteSpace: 'nowrap' } as const;
  const element = h('div', { style: { display: 'flex' } }, h('div', { key: 'name', style }, name));
  const drawn = await satori(element, {
    width: 1000,
    height,
    fonts: [{ name: 'headline', data: font, weight: 600, style: 'normal' }],
    onNodeDetected: (node) => {
      if (node.key === 'name') width = Math.ceil(node.width);
    },
  });
  const [, shapes = ''] = /<svg[^>]*>([\s\S]*)<\/svg>/.exec(drawn) ?? [];
  return { shapes, width };
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
  const gap = 76;
  const logo = async (ink: string, beside: string) => {
    const { shapes, width } = await drawName(name, ink, font);
    return svg(gap + width, `${beside}<g transform="translate(${gap} 0)">${shapes}</g>`);
  };
  return {
    'logo.svg': await logo(colour('text'), mark),
    'logo-on-dark.svg': await logo(colour('on-dark'), markOnDark),
    'mark.svg': svg(64, mark),
    'favicon.svg': svg(64, mark),
  };
}
