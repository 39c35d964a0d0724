/** The luminance of WCAG 2.2 of a colour written `#rrggbb`. */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return channel <= 0.040_45 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The contrast ratio of WCAG 2.2 between two colours written `#rrggbb`: from 1 to 21. */
export function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

/** What a ratio is enough for: any text (4.5), large text and controls (3), or neither. */
export function gradeOf(ratio: number): 'text' | 'large' | 'none' {
  if (ratio >= 4.5) return 'text';
  return ratio >= 3 ? 'large' : 'none';
}
