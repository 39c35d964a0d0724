type Rgb = readonly [number, number, number];

/** `#rrggbb`, or the `rgb(…)` and `rgba(…)` a browser computes: the colour and how much of it there is. */
function parseColour(colour: string): { rgb: Rgb; alpha: number } {
  const hex = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i.exec(colour)?.slice(1);
  const computed = /^rgba?\((.+)\)$/.exec(colour)?.[1]?.split(/[\s,/]+/);
  const [red, green, blue, alpha = 1] = hex?.map((part) => parseInt(part, 16)) ?? computed?.map(Number) ?? [];
  if (red === undefined || green === undefined || blue === undefined) {
    throw new Error(`"${colour}" is not a colour.`);
  }
  return { rgb: [red, green, blue], alpha };
}

/** https://www.w3.org/TR/WCAG22/#dfn-relative-luminance */
function luminanceOf(colour: Rgb): number {
  const [red, green, blue] = colour.map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as unknown as Rgb;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio; a colour that is see-through is seen on its ground. */
export function contrastOf(colour: string, ground: string): number {
  const { rgb: below } = parseColour(ground);
  const { rgb, alpha } = parseColour(colour);
  const seen = rgb.map((part, at) => alpha * part + (1 - alpha) * (below[at] ?? 0)) as unknown as Rgb;
  const [darker, lighter] = [luminanceOf(seen), luminanceOf(below)].sort((a, b) => a - b) as [number, number];
  return (lighter + 0.05) / (darker + 0.05);
}
