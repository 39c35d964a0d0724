type ImageFile = { url: string; width: number; contentType?: string };
type Format = 'avif' | 'webp';

/** Types that Contentful's Images API converts without a visible loss: no drawings, no moving pictures. */
const photographs = new Set(['image/jpeg', 'image/png', 'image/webp']);
/** In pixels: widths of the layout's pictures on screens of simple and double density. */
const widths = [80, 160, 320, 480, 640, 800, 1120, 1440];

export function isResizable({ url, contentType = '' }: ImageFile): boolean {
  return url.startsWith('https://images.ctfassets.net/') && photographs.has(contentType);
}

export function imageUrl(file: ImageFile, { width, format }: { width: number; format?: Format }): string {
  if (!isResizable(file)) return file.url;
  const url = new URL(file.url);
  url.searchParams.set('w', String(width));
  if (format) {
    url.searchParams.set('fm', format);
    url.searchParams.set('q', format === 'avif' ? '60' : '75');
  }
  return url.href;
}

export function offeredWidths({ width }: ImageFile): number[] {
  const narrower = widths.filter((candidate) => candidate < width);
  const widest = Math.min(width, widths.at(-1) ?? width);
  return narrower.includes(widest) ? narrower : [...narrower, widest];
}

export function sourceSet(file: ImageFile, format: Format): string {
  return offeredWidths(file)
    .map((width) => `${imageUrl(file, { width, format })} ${width}w`)
    .join(', ');
}
