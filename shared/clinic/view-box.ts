export type Size = { width: number; height: number };

/** What an SVG says its drawing measures; undefined where it says nothing. */
export function viewBoxOf(svg: string): Size | undefined {
  const [, , width, height] =
    /\bviewBox="([^"]*)"/
      .exec(svg)?.[1]
      ?.trim()
      .split(/[\s,]+/)
      .map(Number) ?? [];
  return width && height ? { width, height } : undefined;
}
