import { randomUUID } from 'node:crypto';
import { defaultLocaleOf, readLocales } from '../src/content/check/space-index.ts';
import { byId, entriesOf, linkTo, type Entry, type Space } from '../src/content/source/space.ts';
import { reserveSlug, slugify } from '../src/lib/fold.ts';
import { contentTypeOf } from '../src/model/content-model.ts';
import { cleanValue, isFilled, normalizeLetters } from './clean.ts';
import type { Values } from './form.ts';
import { parsePrice } from './sheet.ts';
import { currencyOf, isPriceField } from './words.ts';

/** Throws an error if the entry does not exist, as another window may have removed it. */
export function entryIn(space: Space, id: string): Entry {
  const entry = byId(space.entries).get(id);
  if (!entry) throw new Error(`Nu există intrarea „${id}”.`);
  return entry;
}

/** Sets a field's values in some locales; a value that is not filled is removed. */
export function setField(space: Space, entry: Entry, field: string, values: Values) {
  const type = entry.sys.contentType.sys.id;
  const definition = contentTypeOf(type)?.fields[field];
  const cleaned = Object.entries(normalizeLetters(values)).map(([locale, value]) => {
    const isTypedPrice = isPriceField(type, field) && typeof value === 'string';
    return [locale, isTypedPrice ? parsePrice(value, currencyOf(space)) : cleanValue(value, definition)];
  });
  const merged = { ...entry.fields[field], ...Object.fromEntries(cleaned) };
  const filled = Object.entries(merged).filter(([, value]) => isFilled(value));
  if (filled.length > 0) entry.fields[field] = Object.fromEntries(filled);
  else delete entry.fields[field];
}

/** Matches the dot before the field in `entry.field`; ids of entries may contain dots, too. */
const dotBeforeField = /\.(?=\w+$)/;

/** Copies the value of `entry.field`, or a picture's description, to the languages that lack it. */
export function copyToAllLocales(space: Space, name: string) {
  const [id, field] = name.split(dotBeforeField);
  for (const { sys, fields } of [...space.entries, ...space.assets]) {
    const main = fields[field ?? '']?.[defaultLocaleOf(space)];
    if (sys.id !== id || !field || !isFilled(main)) continue;
    fields[field] = Object.fromEntries(
      readLocales(space).map((locale) => [locale, fields[field]?.[locale] ?? main]),
    );
  }
}

const uniqueFields = (type: string) =>
  Object.entries(contentTypeOf(type)?.fields ?? {}).flatMap(([field, { storage }]) =>
    storage.validations?.some((each) => each['unique']) ? [field] : [],
  );

const maxSlugLength = 36;

/** Returns a slug from the title that no entry of the type has in its id or in a unique field. */
function findFreeSlug(space: Space, type: string, title: string): string {
  const locale = defaultLocaleOf(space);
  const ids = space.entries.map(({ sys }) => sys.id.replace(`${toKebabCase(type)}-`, ''));
  const slugs = entriesOf(space, type).flatMap((each) =>
    uniqueFields(type).map((field) => toKebabCase(String(each.fields[field]?.[locale]))),
  );
  return reserveSlug(slugify(title.slice(0, maxSlugLength)) || randomUUID(), new Set([...ids, ...slugs]));
}

/** Adds an entry that no list contains yet; its id and its empty unique fields are made from its title. */
export function addEntry(space: Space, type: string, fields: Record<string, Values>): Entry {
  const locale = defaultLocaleOf(space);
  const title = String(fields[contentTypeOf(type)?.titleField ?? '']?.[locale] ?? '');
  const slug = findFreeSlug(space, type, title);
  const sys = { id: `${toKebabCase(type)}-${slug}`, contentType: linkTo('ContentType', type) };
  const entry: Entry = { sys, fields: {} };
  space.entries.push(entry);
  for (const [field, values] of Object.entries(fields)) setField(space, entry, field, values);
  for (const field of uniqueFields(type).filter((each) => !entry.fields[each])) {
    setField(space, entry, field, { [locale]: field === 'key' ? toCamelCase(slug) : slug });
  }
  return entry;
}

const toKebabCase = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
const toCamelCase = (slug: string) => slug.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
