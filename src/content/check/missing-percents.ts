import type { Finding } from './finding.ts';
import { partFieldId } from '../../model/define/content-type.ts';
import type { Space } from '../source/space.ts';
import { findingAt, idsOfType, sharedValue, textsOf } from './written-texts.ts';

/** Texts that name a percentage of the sibling discount which the clinic does not give: visitors would read the braces. */
export function findMissingPercents(space: Space): Finding[] {
  const [page = ''] = idsOfType(space, 'pricesPage');
  const percentOf = (name: string) => sharedValue(space, page, partFieldId('siblingDiscount', name));
  return textsOf(space)
    .filter(({ contentType }) => ['pricesPage', 'home'].includes(contentType))
    .flatMap((found) =>
      [...found.text.matchAll(/\{((?:second|third)ChildPercent)\}/g)]
        .filter(([, percent = '']) => !percentOf(percent))
        .map(([name]) => findingAt(found, `${name} is not written in the sibling discount; leave it out.`)),
    );
}
