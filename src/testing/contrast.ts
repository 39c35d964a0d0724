type Rgb = readonly [number, number, number];

/** Red, green and blue of `#rrggbb` or of the `rgb(…)` a browser computes; an error for anything see-through or else. */
export function parseColour(colour: string): Rgb {
  const hex = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i.exec(colour)?.slice(1);
  const decimal = /^rgb\((\d+),? (\d+),? (\d+)\)$/.exec(colour)?.slice(1);
  const [red, green, blue] = hex?.map((part) => parseInt(part, 16)) ?? decimal?.map(Number) ?? [];
  if (red === undefined || green === undefined || blue === undefined) {
    throw new Error(`"${colour}" is not an opaque colour.`);
  }
  return [red, green, blue];
}

/** https://www.w3.org/TR/WCAG22/#dfn-relative-luminance */
function luminanceOf(colour: Rgb): number {
  const [red, green, blue] = colour.map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as unknown as Rgb;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio */
export function contrastOf(colour: string, ground: string): number {
  const [darker = 0, lighter = 0] = [colour, ground]
    .map((either) => luminanceOf(parseColour(either)))
    .sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}
