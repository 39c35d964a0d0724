import { isLink, type Link } from '../../src/content/contentful/space.ts';
import { type Delivered, localize } from './localize.ts';
import type { PublishedSpace } from './published-space.ts';

/** Every link in a value, at any depth: in lists and by locale. */
function linksIn(value: unknown): Link[] {
  if (isLink(value)) return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(linksIn) : [];
}

const keyOf = ({ sys }: { sys: { type: string; linkType?: string; id: string } }) =>
  `${sys.linkType ?? sys.type} ${sys.id}`;

/** What `items` link to, up to `depth` links away and not among them, and the links that lead nowhere. */
export function resolveLinks(space: PublishedSpace, items: Delivered[], depth: number, locale: string) {
  const includes: Record<string, Delivered[]> = {};
  const broken = new Map<string, Link>();
  const seen = new Set(items.map(keyOf));
  let level = items;
  for (let away = 0; away < depth && level.length > 0; away++) {
    const next: Delivered[] = [];
    for (const link of level.flatMap((item) => linksIn(item.fields))) {
      if (seen.has(keyOf(link))) continue;
      seen.add(keyOf(link));
      const { linkType, id } = link.sys;
      const found = (linkType === 'Asset' ? space.assets : space.entries).get(id);
      if (!found) {
        broken.set(keyOf(link), link);
        continue;
      }
      const delivered = localize(space, found, locale);
      (includes[linkType] ??= []).push(delivered);
      next.push(delivered);
    }
    level = next;
  }
  const errors = [...broken.values()].map(({ sys: { linkType, id } }) => ({
    sys: { id: 'notResolvable', type: 'error' },
    details: { type: 'Link', linkType, id },
  }));
  return {
    ...(errors.length > 0 && { errors }),
    ...(Object.keys(includes).length > 0 && { includes }),
  };
}
