export type Size = { width: number; height: number };

/** The size in an SVG's `viewBox`; undefined without one. */
export function viewBoxOf(svg: string): Size | undefined {
  const [, , width, height] =
    /\bviewBox="([^"]*)"/
      .exec(svg)?.[1]
      ?.trim()
      .split(/[\s,]+/)
      .map(Number) ?? [];
  return width && height ? { width, height } : undefined;
}
