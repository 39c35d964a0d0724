import { defaultLocaleOf, readLocales } from '../src/content/check/space-index.ts';
import { byId, entriesOf, isLink, linkTo, type Entry, type Space } from '../src/content/source/space.ts';
import { contentTypeOf, groupTypes, isShownUntranslated } from '../src/model/content-model.ts';
import type { ContentType } from '../src/model/define/content-type.ts';
import { linkValidation } from '../src/model/define/links.ts';
import type { Field } from '../src/model/define/model-field.ts';
import type { Finding } from './findings.ts';
import { languageName } from './language-name.ts';
import { idsIn, isHoursException, type List } from './lists.ts';
import { isHidden, isPriceType, kindOf, nameOf, nameFieldsOf, titleOf } from './words.ts';
import type { Option } from './words.ts';

/** A field's values by locale. */
export type Values = Record<string, unknown>;

export type FormList = ReturnType<typeof formList>;
export type FormField = ReturnType<typeof formField>;
export type Form = NonNullable<ReturnType<typeof formOf>>;

/** Returns the form of an existing or new entry, with the lists that contain the entry. */
export function formOf(
  space: Space,
  { entry: id = '', type: newType = '' }: { entry?: string; type?: string },
  waiting: Finding[] = [],
) {
  const isSingleton = Object.hasOwn(groupTypes, newType);
  const existing = isSingleton ? entriesOf(space, newType)[0] : byId(space.entries).get(id);
  const type = existing?.sys.contentType.sys.id ?? newType;
  const contentType = contentTypeOf(type);
  if (!contentType) return undefined;
  const { name: typeName, titleField, fields } = contentType;
  const rankOf = (field: string) => {
    if (field === titleField) return 0;
    return fields[field]?.isRequired ? 1 : 2;
  };
  const entry: Entry = existing ?? { sys: { id: '', contentType: linkTo('ContentType', type) }, fields: {} };
  return {
    entry: entry.sys.id,
    typeName,
    title: existing && !Object.hasOwn(groupTypes, type) ? titleOf(existing, space) : '',
    fields: Object.entries(fields)
      .filter(([field]) => !isHidden(field))
      // The URL of a new entry is made from its title.
      .filter(([, { storage }]) => existing || storage.widget !== 'slugEditor')
      // The form of a new entry begins with its title and its required fields.
      .toSorted(([a], [b]) => (existing ? 0 : rankOf(a) - rankOf(b)))
      .map(([field, definition]) => formField(field, definition, entry, space, waiting)),
    note: existing ? '' : noteForNewEntry(contentType, space),
    lists: existing ? listsContaining(id, type, space) : [],
  };
}

const optionsOfType = (type: string, space: Space): Option[] =>
  entriesOf(space, type).map((entry) => ({ value: entry.sys.id, label: titleOf(entry, space) }));

/** Describes the columns of rows that can be pasted into the list; empty if the list accepts no pasted rows. */
function describeColumns({ type, entry }: List): string {
  if (isPriceType(type)) {
    return 'denumirea, denumirea în engleză (poate lipsi), prețul: 150 sau 100 - 150. Scrise de mână: denumirea; prețul.';
  }
  const nameFields = entry === '' ? nameFieldsOf(type) : [];
  const names = nameFields.map((field) => `„${contentTypeOf(type)?.fields[field]?.name}”`).join('; ');
  return names && `${names}. Un rând cu un singur text le completează pe toate.`;
}

function maxItemsOf({ entry = '', field = '' }: List, space: Space): number {
  const parent = byId(space.entries).get(entry);
  const { storage } = contentTypeOf(parent?.sys.contentType.sys.id ?? '')?.fields[field] ?? {};
  const sizes = (storage?.validations ?? []).map(({ size }) => (size as { max?: number } | undefined)?.max);
  return sizes.find((max) => max !== undefined) ?? Infinity;
}

function formList(list: List, name: string, space: Space) {
  const ids = idsIn(list, space);
  const options = optionsOfType(list.type, space);
  const isSorted = isHoursException(list.type);
  const fullMessage =
    ids.length >= maxItemsOf(list, space)
      ? `Sunt ${ids.length}, cel mult câte pot fi: scoateți întâi una și salvați.`
      : '';
  const columns = fullMessage ? '' : describeColumns(list);
  return { list, name, ids, options, columns, isSorted, fullMessage };
}

function formFile({ needsDescription }: Field, link: unknown, space: Space) {
  const asset = isLink(link) ? byId(space.assets).get(link.sys.id) : undefined;
  const { file = {}, description = {} } = asset?.fields ?? {};
  const { fileName = '' } = (file[defaultLocaleOf(space)] ?? {}) as { fileName?: string };
  return { name: fileName, description, locales: needsDescription ? readLocales(space) : [] };
}

function formField(id: string, field: Field, { sys, fields }: Entry, space: Space, waiting: Finding[]) {
  const { name, help, isRequired, isLocalized, isHtml, maxLength, part, storage } = field;
  const kind = kindOf(field);
  const values: Values = fields[id] ?? {};
  const main = defaultLocaleOf(space);
  const locales = isLocalized ? readLocales(space) : [main];
  const [linkedType = ''] = linkValidation(storage.items ?? storage, 'linkContentType');
  const listLocales = kind === 'entries' ? locales : [];
  const choices = Object.entries(field.options ?? {}).map(([value, label]) => ({ value, label }));
  return {
    id,
    name,
    help: isHtml ? `${help} Titlurile, listele și legăturile se fac cu butoanele.` : help,
    kind,
    part,
    isRequired,
    locales,
    values,
    maxLength,
    options: linkedType ? optionsOfType(linkedType, space) : choices,
    lists: listLocales.map((locale) =>
      formList({ type: linkedType, entry: sys.id, field: id, locale }, name, space),
    ),
    file: kind === 'picture' || kind === 'film' ? formFile(field, values[main], space) : undefined,
    waiting: waiting.filter((each) => each.entry === sys.id && each.field === id),
  };
}

function listsContaining(id: string, type: string, space: Space): FormList[] {
  const linksToEntry = (value: unknown) =>
    Array.isArray(value) && value.some((link) => isLink(link) && link.sys.id === id);
  const inFields = space.entries.flatMap((parent) =>
    Object.entries(parent.fields).flatMap(([field, values]) =>
      Object.entries(values).flatMap(([locale, value]) => {
        if (!linksToEntry(value)) return [];
        const [parentName = '', name = ''] = nameOf(parent, field, space).split(' › ');
        return [formList({ type, entry: parent.sys.id, field, locale }, `„${name}” (${parentName})`, space)];
      }),
    ),
  );
  // No field lists the services: the site displays all of them.
  return type === 'service' ? [...inFields, formList({ type }, '„Serviciile”', space)] : inFields;
}

/** Explains what the other languages display while a new entry has only its main language. */
function noteForNewEntry(type: ContentType, space: Space): string {
  const [, ...others] = readLocales(space);
  const isTranslated = Object.values(type.fields).some((field) => field.isLocalized && field.isRequired);
  if (!isTranslated || others.length === 0) return '';
  const pages = `paginile în ${others.map(languageName).join(' și ')}`;
  return isShownUntranslated(type)
    ? `Traducerea poate aștepta: până o scrieți, ${pages} arată textul în limba principală.`
    : `Traducerea poate aștepta: până o scrieți, ce adăugați lipsește din ${pages}.`;
}
