import { hasPart } from '../optional-parts.ts';
import { shownSpace } from '../shown-space.ts';
import type { Finding } from '../finding.ts';
import type { Space } from '../space.ts';
import { findingAt, idsOfType, sharedValue, textsOf, type WrittenText } from './written-texts.ts';

/** Texts that name a percentage of the sibling discount which the clinic does not give: visitors would read the braces. */
export function findMissingPercents(written: Space): Finding[] {
  const space = shownSpace(written);
  const [discount = ''] = hasPart(space, 'siblingDiscount') ? idsOfType(space, 'siblingDiscount') : [];
  const isFilled = ({ contentType }: WrittenText) =>
    contentType === 'pricesPage' || (contentType === 'homePackage' && hasPart(space, 'packages'));
  return textsOf(space)
    .filter(isFilled)
    .flatMap((found) =>
      [...found.text.matchAll(/\{((?:second|third)ChildPercent)\}/g)]
        .filter(([, percent = '']) => sharedValue(space, discount, percent) === undefined)
        .map(([name]) => findingAt(found, `${name} is not written in the sibling discount; leave it out.`)),
    );
}
