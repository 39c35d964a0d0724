export type LineWithDiscount = { text: string; discount?: string };

/** Parts a trailing discount from what it applies to: "Prima obturație −15%" is "Prima obturație" and "−15%". */
export function splitDiscount(line: string): LineWithDiscount {
  const [, text, discount] = /^(.*\S)\s+([-−–]\s?\d+\s?%)$/.exec(line.trim()) ?? [];
  return text && discount ? { text, discount } : { text: line };
}
