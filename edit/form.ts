import { defaultLocaleOf } from '../src/content/check/space-index.ts';
import { entriesOf, isLink, type Entry, type Space } from '../src/content/source/space.ts';
import { languages, localeOf } from '../shared/languages.ts';
import type { Field } from '../src/model/define/model-field.ts';
import { linkValidation } from '../src/model/define/links.ts';
import { contentTypeOf, groupTypes } from '../src/model/content-model.ts';

/** By locale. */
export type Values = Record<string, unknown>;
/** A list of entries: a field of an entry or, without one, all entries of the type. */
export type List = { type: string; entry?: string; field?: string; locale?: string };

export type Item = { id: string; title: string };
export type Kind =
  | 'line'
  | 'text'
  | 'html'
  | 'number'
  | 'tick'
  | 'day'
  | 'choice'
  | 'choices'
  | 'lines'
  | 'entries'
  | 'entry'
  | 'picture'
  | 'film';

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
  options?: { value: string; label: string }[];
  list?: List & { canPaste: boolean };
  /** By id: what the values link to, and may. */
  titles?: Record<string, string>;
  picture?: { url: string; size: string; locales: string[]; description: Values };
};

export type Form = {
  entry: string;
  type: string;
  typeName: string;
  title: string;
  fields: FormField[];
  /** The lists the entry is in. */
  lists: (List & { name: string; items: Item[] })[];
};

/** The numbers of a type that a person writes: what is in a row beside its name. */
export function numberFields(type: string): string[] {
  const fields = Object.entries(contentTypeOf(type)?.fields ?? {});
  return fields.filter(([id, { storage }]) => storage.type === 'Integer' && id !== 'index').map(([id]) => id);
}

export const localesOf = (space: Space) => {
  const known = new Set(space.locales.map(({ code }) => code));
  return languages.map(localeOf).filter((code) => known.size === 0 || known.has(code));
};

export function titleOf(entry: Entry, space: Space): string {
  const { titleField = '', name = '' } = contentTypeOf(entry.sys.contentType.sys.id) ?? {};
  const title = entry.fields[titleField]?.[defaultLocaleOf(space)];
  return typeof title === 'string' ? title : `${name} ${entry.sys.id}`;
}

/** `Pagina Prețuri › Titlul mare`, `Preț „Consultație” › Prețul`, as editors call it. */
export function nameOf(entry: Entry, field: string, space: Space): string {
  const type = contentTypeOf(entry.sys.contentType.sys.id);
  const isOnly = Object.hasOwn(groupTypes, type?.id ?? '');
  const name = `${type?.name ?? ''}${isOnly ? '' : ` „${titleOf(entry, space)}”`}`;
  return field === '' ? name : `${name} › ${type?.fields[field]?.name ?? field}`;
}

export function kindOf({ storage, widget, isHtml }: Field): Kind {
  const { type, linkType, items, validations = [] } = storage;
  const isChoice = [...validations, ...(items?.validations ?? [])].some((each) => 'in' in each);
  if (type === 'Integer') return 'number';
  if (type === 'Boolean') return 'tick';
  if (type === 'Date') return 'day';
  if (type === 'Link' && linkType === 'Entry') return 'entry';
  if (type === 'Link')
    return linkValidation(storage, 'linkMimetypeGroup').includes('image') ? 'picture' : 'film';
  if (type === 'Array' && items?.type === 'Link') return 'entries';
  if (type === 'Array') return isChoice ? 'choices' : 'lines';
  if (isChoice) return 'choice';
  if (isHtml) return 'html';
  return widget === 'multipleLine' ? 'text' : 'line';
}

/** The words a field may hold, called as its help text calls them: `open = deschis la orele de mai jos`. */
function optionsOf({ storage, help }: Field): FormField['options'] {
  const validations = [...(storage.validations ?? []), ...(storage.items?.validations ?? [])];
  const words = validations.flatMap((each) => (each['in'] as string[] | undefined) ?? []);
  return words.map((value) => {
    const [, label = value] = new RegExp(`(?:^|[\\s(])${value} = ([^,.;]+)`).exec(help) ?? [];
    return { value, label };
  });
}

type AssetFile = { url?: string; details?: { image?: { width: number; height: number } } };

function pictureOf(values: Values, space: Space): NonNullable<FormField['picture']> {
  const locale = defaultLocaleOf(space);
  const link = values[locale];
  const asset = isLink(link) ? space.assets.find(({ sys }) => sys.id === link.sys.id) : undefined;
  const { file = {}, description = {} } = asset?.fields ?? {};
  const { url = '', details } = (file[locale] ?? {}) as AssetFile;
  const size = details?.image ? `${details.image.width} × ${details.image.height}` : '';
  return { url, size, description, locales: localesOf(space) };
}

const idsIn = (links: unknown) => (Array.isArray(links) ? links.filter(isLink) : []).map(({ sys }) => sys.id);

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

function fieldOf(id: string, field: Field, entry: Entry, space: Space): FormField {
  const { name, help, isRequired, isLocalized, longest, storage } = field;
  const kind = kindOf(field);
  const values = entry.fields[id] ?? {};
  const locales = isLocalized ? localesOf(space) : [defaultLocaleOf(space)];
  const [type = ''] = linkValidation(storage.items ?? storage, 'linkContentType');
  const linked = type ? entriesOf(space, type).map((each) => [each.sys.id, titleOf(each, space)]) : [];
  return {
    id,
    name,
    help,
    kind,
    isRequired,
    locales,
    values: kind === 'entries' ? inOrder(values, space) : values,
    ...(longest && { longest }),
    ...((kind === 'choice' || kind === 'choices') && { options: optionsOf(field) ?? [] }),
    ...(type && { titles: Object.fromEntries(linked) }),
    ...(kind === 'entries' && {
      list: { type, entry: entry.sys.id, field: id, canPaste: numberFields(type).length > 1 },
    }),
    ...(kind === 'picture' && { picture: pictureOf(values, space) }),
  };
}

function listsWith(id: string, type: string, space: Space): Form['lists'] {
  const items = (ids: string[]): Item[] =>
    sorted(ids, space).flatMap((each) => {
      const entry = space.entries.find(({ sys }) => sys.id === each);
      return entry ? [{ id: each, title: titleOf(entry, space) }] : [];
    });
  const inFields = space.entries.flatMap((holder) =>
    Object.entries(holder.fields).flatMap(([field, values]) =>
      Object.entries(values).flatMap(([locale, links]) => {
        const ids = idsIn(links);
        if (!ids.includes(id)) return [];
        const name = nameOf(holder, field, space);
        return [{ type, entry: holder.sys.id, field, locale, name, items: items(ids) }];
      }),
    ),
  );
  if (type !== 'service') return inFields;
  const all = entriesOf(space, type).map(({ sys }) => sys.id);
  return [...inFields, { type, name: contentTypeOf(type)?.name ?? '', items: items(all) }];
}

/** What the panel shows of an entry, or of one that is new. */
export function formOf(
  space: Space,
  { entry: id, type }: { entry?: string; type?: string },
): Form | undefined {
  const known = space.entries.find(({ sys }) => sys.id === id);
  const own = known?.sys.contentType.sys.id ?? type ?? '';
  const contentType = contentTypeOf(own);
  if (!contentType) return undefined;
  const contentTypeLink = { sys: { type: 'Link' as const, linkType: 'ContentType', id: own } };
  const entry: Entry = known ?? { sys: { id: '', contentType: contentTypeLink }, fields: {} };
  return {
    entry: entry.sys.id,
    type: own,
    typeName: contentType.name,
    title: known && !Object.hasOwn(groupTypes, own) ? titleOf(known, space) : '',
    fields: Object.entries(contentType.fields).map(([field, each]) => fieldOf(field, each, entry, space)),
    lists: known ? listsWith(known.sys.id, own, space) : [],
  };
}
