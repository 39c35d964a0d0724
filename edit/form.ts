import { defaultLocaleOf, readLocales } from '../src/content/check/space-index.ts';
import { byId, entriesOf, isLink, linkTo, type Entry, type Space } from '../src/content/source/space.ts';
import { contentTypeOf, groupTypes, isShownUntranslated } from '../src/model/content-model.ts';
import type { ContentType } from '../src/model/define/content-type.ts';
import { linkValidation } from '../src/model/define/links.ts';
import type { Field } from '../src/model/define/model-field.ts';
import type { Finding } from './findings.ts';
import { languageName } from './language-name.ts';
import { idsIn, isHoursException, type List } from './lists.ts';
import { isHidden, isPriceType, kindOf, nameOf, nameFieldsOf, titleOf, type Option } from './words.ts';

/** A field's values by locale. */
export type Values = Record<string, unknown>;

export type FormList = ReturnType<typeof formList>;
export type FormField = ReturnType<typeof formField>;
export type Form = {
  /** Empty for a new entry. */
  entry: string;
  typeName: string;
  /** Empty for a new entry, and for one that is the only one of its type. */
  title: string;
  fields: FormField[];
  note: string;
  /** The lists that contain the entry. */
  lists: FormList[];
};

/** Returns the form of an existing entry, or of a new entry of the type. */
export function formOf(
  space: Space,
  { entry: id = '', type: typeId = '' }: { entry?: string; type?: string },
  waiting: Finding[] = [],
): Form | undefined {
  const isSingleton = Object.hasOwn(groupTypes, typeId);
  const entry = isSingleton ? entriesOf(space, typeId)[0] : byId(space.entries).get(id);
  const type = contentTypeOf(entry?.sys.contentType.sys.id ?? typeId);
  if (!type) return undefined;
  return entry ? formOfEntry(entry, type, space, waiting) : formOfNewEntry(type, space);
}

function formOfEntry(entry: Entry, type: ContentType, space: Space, waiting: Finding[]): Form {
  return {
    entry: entry.sys.id,
    typeName: type.name,
    title: Object.hasOwn(groupTypes, type.id) ? '' : titleOf(entry, space),
    fields: visibleFields(type).map(([id, field]) => formField(id, field, entry, space, waiting)),
    note: '',
    lists: listsContaining(entry.sys.id, type.id, space),
  };
}

function formOfNewEntry(type: ContentType, space: Space): Form {
  const entry: Entry = { sys: { id: '', contentType: linkTo('ContentType', type.id) }, fields: {} };
  const fields = visibleFields(type)
    // The URL of a new entry is made from its title.
    .filter(([, { storage }]) => storage.widget !== 'slugEditor')
    // The title comes first, then the required fields.
    .toSorted(([, a], [, b]) => Number(b.isRequired) - Number(a.isRequired))
    .toSorted(([a], [b]) => Number(b === type.titleField) - Number(a === type.titleField));
  return {
    entry: '',
    typeName: type.name,
    title: '',
    fields: fields.map(([id, field]) => formField(id, field, entry, space, [])),
    note: noteForNewEntry(type, space),
    lists: [],
  };
}

const visibleFields = ({ fields }: ContentType) => Object.entries(fields).filter(([id]) => !isHidden(id));

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
  const fullMessage =
    ids.length >= maxItemsOf(list, space)
      ? `Sunt ${ids.length}, cel mult câte pot fi: scoateți întâi una și salvați.`
      : '';
  const columns = fullMessage ? '' : describeColumns(list);
  return { list, name, ids, options, columns, isSorted: isHoursException(list.type), fullMessage };
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
  const lists = (kind === 'entries' ? locales : []).map((locale) =>
    formList({ type: linkedType, entry: sys.id, field: id, locale }, name, space),
  );
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
    lists,
    file: kind === 'picture' || kind === 'film' ? formFile(field, values[main], space) : undefined,
    waiting: waiting.filter((each) => each.entry === sys.id && each.field === id),
  };
}

function listsContaining(id: string, type: string, space: Space): FormList[] {
  const lists: FormList[] = [];
  for (const parent of space.entries) {
    for (const [field, values] of Object.entries(parent.fields)) {
      for (const [locale, links] of Object.entries(values)) {
        if (!Array.isArray(links) || !links.some((link) => isLink(link) && link.sys.id === id)) continue;
        const [parentName = '', name = ''] = nameOf(parent, field, space).split(' › ');
        const list = { type, entry: parent.sys.id, field, locale };
        lists.push(formList(list, `„${name}” (${parentName})`, space));
      }
    }
  }
  // No field lists the services: the site displays all of them.
  if (type === 'service') lists.push(formList({ type }, '„Serviciile”', space));
  return lists;
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
