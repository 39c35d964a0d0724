import { defaultLocaleOf } from '../src/content/check/space-index.ts';
import { byId, entriesOf, isLink, type Space } from '../src/content/source/space.ts';

/** A list of entries: a field of an entry or, without `entry`, all entries of the type. */
export type List = { type: string; entry?: string; field?: string; locale?: string };

/** Returns whether the entries are days off, which the site sorts by their first day. */
export const isHoursException = (type: string) => type === 'hoursException';

/** Returns the ids in the order of the page: by first day or `index`, otherwise in the stored order. */
export function idsIn({ type, entry, field = '', locale }: List, space: Space): string[] {
  const main = defaultLocaleOf(space);
  const entries = byId(space.entries);
  const links = entries.get(entry ?? '')?.fields[field]?.[locale ?? main];
  const linked = Array.isArray(links) ? links.filter(isLink) : [];
  const ids = (entry === undefined ? entriesOf(space, type) : linked).map(({ sys }) => sys.id);
  const sortField = isHoursException(type) ? 'from' : 'index';
  const orderOf = (id: string) => String(entries.get(id)?.fields[sortField]?.[main] ?? '');
  return ids.toSorted((a, b) => orderOf(a).localeCompare(orderOf(b), 'en', { numeric: true }));
}
