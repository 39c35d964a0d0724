import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { publicHolidays } from '../../../shared/days-off.ts';
import { addDays } from '../../../shared/schedule.ts';
import { linkTo, type Asset, type Entry } from '../../../src/content/source/space.ts';

/** By entry: the fields that replace the starter's; null removes a field or an entry. */
type Overlay = { entries: Record<string, Record<string, unknown> | null>; assets?: Asset[] };

type ContentFile = { entries?: Entry[]; assets?: Asset[] };

export const starterPart = (...path: string[]) => join(import.meta.dirname, 'starter', ...path);

const readOverlay = (part: string) =>
  JSON.parse(readFileSync(starterPart(`${part}.json`), 'utf8')) as Overlay;

/** The days off of a new clinic begin with a year of Romania's public holidays. */
export function romanianDaysOff(today: string): Entry[] {
  const daysOff: { names: object; from: string; to?: string }[] = [];
  for (const { date, name, englishName } of publicHolidays('RO', today, addDays(today, 365))) {
    const names = { 'en-US': englishName, ro: name };
    const last = daysOff.at(-1);
    const continues = last && addDays(last.from, 1) === date && Object.values(last.names).includes(name);
    if (continues) last.to = date;
    else daysOff.push({ names, from: date });
  }
  return daysOff.map(({ names, from, to }) => ({
    sys: { id: `day-off-${from}`, type: 'Entry', contentType: linkTo('ContentType', 'hoursException') },
    fields: { name: { ...names }, from: { 'en-US': from }, ...(to && { to: { 'en-US': to } }) },
  }));
}

function withOverlay({ entries, assets }: ContentFile, overlay: Overlay): ContentFile {
  return {
    ...(entries && {
      entries: entries.flatMap((entry) => {
        const over = overlay.entries[entry.sys.id];
        if (over === null) return [];
        const fields = Object.entries({ ...entry.fields, ...over }).filter(([, values]) => values !== null);
        return { ...entry, fields: Object.fromEntries(fields) as Entry['fields'] };
      }),
    }),
    ...(assets && { assets: [...assets, ...(overlay.assets ?? [])] }),
  };
}

/** Adapts a file of the starter's content. `kind` is `general` or `paediatric`. */
export function forKind(file: ContentFile, kind: string, daysOff: Entry[]): ContentFile {
  const hoursExceptions = { 'en-US': daysOff.map(({ sys }) => linkTo('Entry', sys.id)) };
  const overlays: Overlay[] = [
    readOverlay('every'),
    ...(kind === 'general' ? [] : [readOverlay(kind)]),
    { entries: { contactDetails: { hoursExceptions } } },
  ];
  return overlays.reduce(withOverlay, file);
}
