import { defaultLocaleOf } from '../src/content/check/space-index.ts';
import { entriesOf, isLink, type Entry, type Space } from '../src/content/source/space.ts';
import type { Field } from '../src/model/define/model-field.ts';
import { linkValidation } from '../src/model/define/links.ts';
import { contentTypeOf, groupTypes } from '../src/model/content-model.ts';
import type { Waiting } from './waiting.ts';
import {
  kindOf,
  localesOf,
  nameOf,
  numberFields,
  optionsOf,
  plainHelp,
  titleOf,
  type Kind,
} from './words.ts';

/** By locale. */
export type Values = Record<string, unknown>;
/** A list of entries: a field of an entry or, without one, all entries of the type. */
export type List = { type: string; entry?: string; field?: string; locale?: string };

/** A word of a list, or an entry by its id, and what it is called. */
export type Option = { value: string; label: string };
/** One field as the panel shows it. */
export type FormField = {
  id: string;
  name: string;
  help: string;
  kind: Kind;
  isRequired: boolean;
  locales: string[];
  values: Values;
  longest?: number;
  /** What the value may be, or link to. */
  options?: Option[];
  list?: List & { canPaste: boolean };
  /** The picture or film there is, and what a picture shows, in each of the locales where it says something. */
  file?: { name: string; locales: string[]; description: Values };
  waiting: Waiting[];
};

export type Form = {
  entry: string;
  type: string;
  typeName: string;
  title: string;
  fields: FormField[];
  /** The lists the entry is in. */
  lists: (List & { name: string; items: Option[] })[];
};

function fileOf({ isDescribed }: Field, values: Values, space: Space): NonNullable<FormField['file']> {
  const locale = defaultLocaleOf(space);
  const link = values[locale];
  const asset = isLink(link) ? space.assets.find(({ sys }) => sys.id === link.sys.id) : undefined;
  const { file = {}, description = {} } = asset?.fields ?? {};
  const { fileName: name = '' } = (file[locale] ?? {}) as { fileName?: string };
  return { name, description, locales: isDescribed ? localesOf(space) : [] };
}

export const idsIn = (links: unknown) =>
  (Array.isArray(links) ? links.filter(isLink) : []).map(({ sys }) => sys.id);

/** The ids in the order of the page, which is that of their numbers where they have some. */
function sorted(ids: string[], space: Space): string[] {
  const locale = defaultLocaleOf(space);
  const indexOf = (id: string) =>
    Number(space.entries.find(({ sys }) => sys.id === id)?.fields['index']?.[locale] ?? 0);
  return ids.toSorted((a, b) => indexOf(a) - indexOf(b));
}

function inOrder(values: Values, space: Space): Values {
  const lists = Object.entries(values).map(([locale, links]) => [locale, sorted(idsIn(links), space)]);
  return Object.fromEntries(lists);
}

function fieldOf(id: string, field: Field, entry: Entry, { space, waiting }: Known): FormField {
  const { name, isRequired, isLocalized, longest, storage } = field;
  const kind = kindOf(field);
  const isMadeOfName = entry.sys.id === '' && field.widget === 'slugEditor';
  const values = entry.fields[id] ?? {};
  const locales = isLocalized ? localesOf(space) : [defaultLocaleOf(space)];
  const [type = ''] = linkValidation(storage.items ?? storage, 'linkContentType');
  const options = type
    ? entriesOf(space, type).map((each) => ({ value: each.sys.id, label: titleOf(each, space) }))
    : optionsOf(field);
  return {
    id,
    name,
    help: isMadeOfName ? `Gol: se face singură din nume. ${plainHelp(field)}` : plainHelp(field),
    kind,
    isRequired: isRequired && !isMadeOfName,
    locales,
    values: kind === 'entries' ? inOrder(values, space) : values,
    ...(longest && { longest }),
    ...(options.length > 0 && { options }),
    ...(kind === 'entries' && {
      list: { type, entry: entry.sys.id, field: id, canPaste: numberFields(type).length > 1 },
    }),
    ...((kind === 'picture' || kind === 'film') && { file: fileOf(field, values, space) }),
    waiting: waiting.filter((each) => each.entry === entry.sys.id && each.field === id),
  };
}

function listsWith(id: string, type: string, space: Space): Form['lists'] {
  const items = (ids: string[]): Option[] =>
    sorted(ids, space).flatMap((each) => {
      const entry = space.entries.find(({ sys }) => sys.id === each);
      return entry ? [{ value: each, label: titleOf(entry, space) }] : [];
    });
  const inFields = space.entries.flatMap((holder) =>
    Object.entries(holder.fields).flatMap(([field, values]) =>
      Object.entries(values).flatMap(([locale, links]) => {
        const ids = idsIn(links);
        if (!ids.includes(id)) return [];
        const [of = '', name = ''] = nameOf(holder, field, space).split(' › ');
        return [{ type, entry: holder.sys.id, field, locale, name: `„${name}” (${of})`, items: items(ids) }];
      }),
    ),
  );
  if (type !== 'service') return inFields;
  const all = entriesOf(space, type).map(({ sys }) => sys.id);
  return [...inFields, { type, name: '„Serviciile”', items: items(all) }];
}

/** Lists write these: an order, and a name for the code. */
const isHidden = (field: string) => field === 'index' || field === 'key';

type Known = { space: Space; waiting: Waiting[] };

/** What the panel shows of an entry, or of one that is new. */
export function formOf(
  space: Space,
  { entry: id, type }: { entry?: string; type?: string },
  waiting: Waiting[] = [],
): Form | undefined {
  const known = space.entries.find(({ sys }) => sys.id === id);
  const own = known?.sys.contentType.sys.id ?? type ?? '';
  const contentType = contentTypeOf(own);
  if (!contentType) return undefined;
  const contentTypeLink = { sys: { type: 'Link' as const, linkType: 'ContentType', id: own } };
  const { titleField } = contentType;
  const entry: Entry = known ?? { sys: { id: '', contentType: contentTypeLink }, fields: {} };
  return {
    entry: entry.sys.id,
    type: own,
    typeName: contentType.name,
    title: known && !Object.hasOwn(groupTypes, own) ? titleOf(known, space) : '',
    fields: Object.entries(contentType.fields)
      .filter(([field]) => !isHidden(field))
      // A new entry is named first.
      .toSorted(([a], [b]) => (known ? 0 : Number(b === titleField) - Number(a === titleField)))
      .map(([field, each]) => fieldOf(field, each, entry, { space, waiting })),
    lists: known ? listsWith(known.sys.id, own, space) : [],
  };
}
