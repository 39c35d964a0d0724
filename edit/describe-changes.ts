import { byId, isLink, linksOf, type Entry, type Space } from '../src/content/source/space.ts';
import { contentTypeOf } from '../src/model/content-model.ts';
import type { Field } from '../src/model/define/model-field.ts';
import { findAssetField } from './findings.ts';
import { formatDay, isHidden, kindOf, nameOf, numberFieldsOf, titleOf } from './words.ts';

/** Returns one line, with the name of the field or entry, for each difference between two versions. */
export function describeChanges(before: Space, after: Space): string[] {
  return [
    ...fieldChanges(before, after).map(({ name, change }) => `${name}: ${change}`),
    ...unlinkedEntriesOnlyIn(after, before).map((entry) => `nou: ${nameOf(entry, '', after)}`),
    ...unlinkedEntriesOnlyIn(before, after).map((entry) => `scos: ${nameOf(entry, '', before)}`),
    ...assetChanges(before, after),
  ];
}

/**
 * Returns `Preț „Frenectomie” › Prețul: la dumneavoastră 450 → 480, la Ana 450 → 470` for each field that both have
 * changed differently.
 */
export function describeConflicts(base: Space, own: Space, others: Space, authors: string): string[] {
  const otherChanges = new Map(fieldChanges(base, others).map(({ name, change }) => [name, change]));
  return fieldChanges(base, own).flatMap(({ name, change }) => {
    const otherChange = otherChanges.get(name);
    if (otherChange === undefined || otherChange === change) return [];
    return [`${name}: la dumneavoastră ${change}, la ${authors} ${otherChange}`];
  });
}

/** Returns the unlinked entries that `other` lacks; linked entries are named in the line of the list that links to them. */
function unlinkedEntriesOnlyIn(space: Space, other: Space): Entry[] {
  const otherEntries = byId(other.entries);
  const linked = new Set(space.entries.flatMap(linksOf).map(({ sys }) => sys.id));
  return space.entries.filter(({ sys }) => !otherEntries.has(sys.id) && !linked.has(sys.id));
}

function assetChanges(before: Space, after: Space): string[] {
  const [oldAssets, entries] = [byId(before.assets), byId(after.entries)];
  return after.assets.flatMap(({ sys, fields }) => {
    const oldFields = oldAssets.get(sys.id)?.fields;
    const place = findAssetField(sys.id, after);
    const entry = place && entries.get(place.entry);
    if (!oldFields || !entry || isSame(oldFields, fields)) return [];
    const change = isSame(oldFields['file'], fields['file']) ? 'altă descriere' : 'alt fișier';
    return [`${nameOf(entry, place.field, after)}: ${change}`];
  });
}

/** For example `Preț „Consultație” › Prețul` and `200 → 210`. */
type FieldChange = { name: string; change: string };

function fieldChanges(before: Space, after: Space): FieldChange[] {
  const old = byId(before.entries);
  return after.entries.flatMap((entry) => {
    const oldEntry = old.get(entry.sys.id);
    return oldEntry ? changesOfEntry(oldEntry, entry, before, after) : [];
  });
}

function changesOfEntry(oldEntry: Entry, entry: Entry, before: Space, after: Space): FieldChange[] {
  const definitions = contentTypeOf(entry.sys.contentType.sys.id)?.fields ?? {};
  const changes: FieldChange[] = [];
  for (const field of keysOf(oldEntry.fields, entry.fields)) {
    const definition = definitions[field];
    if (!definition || isHidden(field)) continue;
    const [earlier = {}, later = {}] = [oldEntry.fields[field], entry.fields[field]];
    for (const locale of keysOf(earlier, later)) {
      const [from, to] = [earlier[locale], later[locale]];
      if (isSame(from, to)) continue;
      const change = valueChange(definition, [from, to], before, after);
      changes.push({ name: nameOf(oldEntry, field, before, locale), change });
    }
  }
  return changes;
}

const keysOf = (a: object, b: object) => [...new Set([...Object.keys(a), ...Object.keys(b)])];

function valueChange(field: Field, [from, to]: [unknown, unknown], before: Space, after: Space): string {
  switch (kindOf(field)) {
    case 'entries':
      return listChange([from, to], before, after);
    case 'picture':
    case 'film':
      if (!to) return 'fișier scos';
      return from ? 'alt fișier' : 'fișier nou';
    default:
      return textChange(formatValue(from, field, before), formatValue(to, field, after));
  }
}

const linkedIds = (value: unknown) =>
  [value ?? []].flat().flatMap((link) => (isLink(link) ? link.sys.id : []));

function listChange([from, to]: [unknown, unknown], before: Space, after: Space): string {
  const [oldIds, newIds] = [linkedIds(from), linkedIds(to)];
  const added = newIds.filter((id) => !oldIds.includes(id)).map((id) => `adăugat ${formatTitle(id, after)}`);
  const removed = oldIds.filter((id) => !newIds.includes(id)).map((id) => `scos ${formatTitle(id, before)}`);
  return [...added, ...removed].join('; ') || 'altă ordine';
}

/** Returns `200 → 210`; for long texts only the changed words. */
function textChange(from: string, to: string): string {
  if (from === to) return 'altă formă';
  const isShort = from.length <= maxShownLength && to.length <= maxShownLength;
  if (isShort) return `${from || 'nimic'} → ${to || 'nimic'}`;
  const [oldText, newText] = changedWords(from, to).map(shorten);
  if (!oldText) return `adăugat „${newText}”`;
  if (!newText) return `scos „${oldText}”`;
  return `${oldText} → ${newText}`;
}

/** Returns both texts without the words with which both begin, and those with which both end. */
function changedWords(from: string, to: string): [string, string] {
  const [oldWords, newWords] = [from.split(' '), to.split(' ')];
  while (oldWords.length > 0 && oldWords[0] === newWords[0]) {
    oldWords.shift();
    newWords.shift();
  }
  while (oldWords.length > 0 && oldWords.at(-1) === newWords.at(-1)) {
    oldWords.pop();
    newWords.pop();
  }
  return [oldWords.join(' '), newWords.join(' ')];
}

const maxShownLength = 80;

const shorten = (text: string) =>
  text.length > maxShownLength ? `${text.slice(0, maxShownLength).replace(/ \S*$/, '')} …` : text;

function formatValue(value: unknown, field: Field, space: Space): string {
  const isDay = kindOf(field) === 'day';
  const words = [value ?? []].flat().map((each) => {
    if (isLink(each)) return formatTitle(each.sys.id, space);
    return isDay ? formatDay(each) : (field.options?.[String(each)] ?? String(each));
  });
  return words
    .join(', ')
    .replace(/<[^>]*>|&nbsp;/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Returns `„Consultație”, 200`. */
function formatTitle(id: string, space: Space): string {
  const entry = byId(space.entries).get(id);
  if (!entry) return `„${id}”`;
  const numbers = numberFieldsOf(entry.sys.contentType.sys.id).flatMap((field) =>
    Object.values(entry.fields[field] ?? {}),
  );
  return `„${titleOf(entry, space)}”${numbers.length > 0 ? `, ${numbers.join(' - ')}` : ''}`;
}

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);
