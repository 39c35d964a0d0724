/** In pixels: widths of the layout's pictures on screens of simple and double density. */
const layoutWidths = [80, 160, 320, 480, 640, 800, 1120, 1440];

export const photographFormats = ['avif', 'webp'] as const;
type Format = (typeof photographFormats)[number];

/** The end of the address that the build gives to a photograph: its width. Its other widths and formats lie beside it. */
const end = /-\d+w\.webp$/;

export function isPhotograph({ url }: { url: string }): boolean {
  return end.test(url);
}

export function photographUrl(url: string, width: number, format: Format): string {
  return url.replace(end, `-${width}w.${format}`);
}

/** Up to the photograph's own width. */
export function photographWidths(width: number): number[] {
  const widest = Math.min(width, layoutWidths.at(-1) ?? width);
  return [...layoutWidths.filter((narrower) => narrower < widest), widest];
}

export function sourceSet({ url, width }: { url: string; width: number }, format: Format): string {
  return photographWidths(width)
    .map((each) => `${photographUrl(url, each, format)} ${each}w`)
    .join(', ');
}
