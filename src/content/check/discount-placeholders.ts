import { fillText } from '../../../shared/fill-text.ts';
import type { SiblingDiscount } from '../../model/site-content.ts';

/** Writes the sibling discount into a text that names it as `{secondChildPercent}` or `{thirdChildPercent}`. */
export function fillDiscounts(text: string, discount: SiblingDiscount | undefined): string {
  const { secondChildPercent, thirdChildPercent } = discount ?? {};
  return fillText(text, {
    ...(secondChildPercent && { secondChildPercent: String(secondChildPercent) }),
    ...(thirdChildPercent && { thirdChildPercent: String(thirdChildPercent) }),
  });
}
