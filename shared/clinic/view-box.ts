export type Size = { width: number; height: number };

export function viewBoxOf(svg: string): Size | undefined {
  const [, , width, height] =
    /\bviewBox="([^"]*)"/
      .exec(svg)?.[1]
      ?.trim()
      .split(/[\s,]+/)
      .map(Number) ?? [];
  return width && height ? { width, height } : undefined;
}

export function isSameShape(one: Size, other: Size): boolean {
  return Math.abs(one.width / one.height / (other.width / other.height) - 1) < 0.01;
}
