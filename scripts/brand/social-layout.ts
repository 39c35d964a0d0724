import { placed, sizeWithin, svg, type Box, type Drawing } from './drawing.ts';
import { fitHeadline, lineHeight } from './headline.ts';
import type { Lettering } from './lettering.ts';

/** What stands on a social image. */
export type SocialLayout = {
  /** Sentences, each beginning a line. */
  sentences: string[];
  lettering: Lettering;
  logo: Drawing;
  drawing: Drawing;
  ground: string;
  ink: string;
};

export const socialSize = { width: 1200, height: 630 };

const margin = 72;
const logoRoom = { width: 400, height: 96 };
const logoTop = 60;
const drawingRoom = { width: 510, height: 450 };
const drawingMargin = 56;
/** How far a drawing reaches over its edge, so that no line of ground shows between them. */
const overhang = 1;
/** Between the letters and the drawing. */
const gap = 48;
/** The headline stands in the middle between these. */
const textTop = logoTop + logoRoom.height + 28;
const textBottom = socialSize.height - margin;
const widestText = 680;
/** From a line's middle down to its base line, in sizes: half of what the eye takes for the letters' height. */
const baseline = 0.29;

/** Where the drawing stands: on the bottom edge, or where it was cut, against the edge it was cut at. */
function placeOf({ painted, width, height }: Drawing): Box {
  const size = sizeWithin(painted, drawingRoom);
  const hangs = painted.y <= 1 && painted.y + painted.height < height - 1;
  const isCutRight = painted.x + painted.width >= width - 1;
  return {
    ...size,
    x: socialSize.width - size.width + (isCutRight ? overhang : -drawingMargin),
    y: hangs ? -overhang : socialSize.height - size.height + overhang,
  };
}

/** A social image as SVG: logo and headline on the left, the drawing on the right, on the page's colour. */
export function socialSvg({ sentences, lettering, logo, drawing, ground, ink }: SocialLayout): string {
  const place = placeOf(drawing);
  const width = Math.min(place.x - gap - margin, widestText);
  const headline = fitHeadline(sentences, lettering.measure, { width, height: textBottom - textTop });
  const step = headline.size * lineHeight;
  const first = (textTop + textBottom - step * (headline.lines.length - 1)) / 2 + headline.size * baseline;
  const lines = headline.lines.map(
    (line, index) =>
      `<g transform="translate(${margin} ${first + step * index}) scale(${headline.size})">${lettering.draw(line)}</g>`,
  );
  return svg(
    socialSize,
    [
      placed(drawing, place),
      placed(logo, { x: margin, y: logoTop, ...sizeWithin(logo.painted, logoRoom) }),
      `<g fill="${ink}">${lines.join('')}</g>`,
    ],
    ground,
  );
}
