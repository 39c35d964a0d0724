import type { Finding } from '../../finding.ts';
import { defaultLocaleOf } from '../../mapping/space-index.ts';
import { isLink, type Space } from '../../space.ts';
import { idsOfType, sharedValue } from './texts.ts';

/** Entries of one list, or services, with the same index: their order, and on the prices page their address, would be chance. */
export function findRepeatedIndexes(space: Space): Finding[] {
  const locale = defaultLocaleOf(space);
  const lists = space.entries.flatMap(({ fields }) => Object.values(fields).map((values) => values[locale]));
  const linkedIds = lists.map((list) =>
    (Array.isArray(list) ? list.filter(isLink) : []).map(({ sys }) => sys.id),
  );
  return [idsOfType(space, 'service'), ...linkedIds].flatMap((linked) => {
    return linked.flatMap((id) => {
      const index = sharedValue(space, id, 'index');
      const others = linked.filter((other) => other !== id && sharedValue(space, other, 'index') === index);
      if (index === undefined || others.length === 0) return [];
      const contentType = space.entries.find(({ sys }) => sys.id === id)?.sys.contentType.sys.id ?? '';
      const message = `${String(index)} is also the index of ${others.join(', ')}; give each its own.`;
      return [{ entry: id, contentType, field: 'index', locale, message }];
    });
  });
}
