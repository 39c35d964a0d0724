/** Widths in pixels of the layout's pictures on screens of single and double density. */
const layoutWidths = [80, 160, 320, 480, 640, 800, 1120, 1440];

export const photographFormats = ['avif', 'webp'] as const;
type Format = (typeof photographFormats)[number];

/** The URL of a photograph ends in its width; the other widths and formats are in the same folder. */
const widthSuffix = /-\d+w\.webp$/;

export function isPhotograph({ url }: { url: string }): boolean {
  return widthSuffix.test(url);
}

export function photographUrl(url: string, width: number, format: Format): string {
  return url.replace(widthSuffix, `-${width}w.${format}`);
}

export function photographWidths(width: number): number[] {
  const widest = Math.min(width, layoutWidths.at(-1) ?? width);
  return [...layoutWidths.filter((narrower) => narrower < widest), widest];
}

export function sourceSet({ url, width }: { url: string; width: number }, format: Format): string {
  return photographWidths(width)
    .map((each) => `${photographUrl(url, each, format)} ${each}w`)
    .join(', ');
}
