import type { SiblingDiscount } from '../../model/site-content.ts';

type Percents = Partial<Pick<SiblingDiscount, 'secondChildPercent' | 'thirdChildPercent'>>;

const place = /\{(secondChildPercent|thirdChildPercent)\}/g;

/** Writes the sibling discount into a text that names it as `{secondChildPercent}` or `{thirdChildPercent}`. */
export function fillDiscounts(text: string, percents: Percents = {}): string {
  return text.replace(place, (written, name: keyof Percents) => String(percents[name] ?? written));
}

/** What a text names and the clinic does not give: visitors would read the braces. */
export function missingPercent(text: string, percents: Percents): string | undefined {
  return fillDiscounts(text, percents).match(place)?.[0];
}
