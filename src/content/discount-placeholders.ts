import type { Groups } from './site-content.ts';

type Discounts = Pick<Groups['pricesPage'], 'secondChildPercent' | 'thirdChildPercent'>;

/** Writes the sibling discount into a text that names it as `{secondChildPercent}` or `{thirdChildPercent}`. */
export function fillDiscounts(text: string, { secondChildPercent, thirdChildPercent }: Discounts): string {
  return text
    .replaceAll('{secondChildPercent}', String(secondChildPercent))
    .replaceAll('{thirdChildPercent}', String(thirdChildPercent));
}
