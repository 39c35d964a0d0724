/** Names of entries and fields, and kinds of fields, as editors see them. */
import { defaultLocaleOf } from '../src/content/check/space-index.ts';
import { entriesOf, type Entry, type Space } from '../src/content/source/space.ts';
import { contentTypeOf, groupTypes } from '../src/model/content-model.ts';
import type { Field } from '../src/model/define/model-field.ts';
import { linkValidation } from '../src/model/define/links.ts';
import { languageName } from './language-name.ts';

/** `value` is one of the choices, or an entry's id. */
export type Option = { value: string; label: string };

/** The form omits these fields: a list's order sets `index`, and a new entry's title sets `key`. */
export const isHidden = (field: string) => field === 'index' || field === 'key';

/** Returns the integer fields that pasted rows fill in: all except `index` and the fields of parts. */
export function numberFieldsOf(type: string): string[] {
  const fields = Object.entries(contentTypeOf(type)?.fields ?? {});
  return fields
    .filter(([id, { storage, part }]) => storage.type === 'Integer' && id !== 'index' && !part)
    .map(([id]) => id);
}

/** Only entries of a price list have two amounts, as a price may be a range. */
export const isPriceType = (type: string) => numberFieldsOf(type).length > 1;

export const isPriceField = (type: string, field: string) =>
  isPriceType(type) && numberFieldsOf(type).includes(field);

export function currencyOf(space: Space): string {
  const [general] = entriesOf(space, 'general');
  return String(general?.fields['currency']?.[defaultLocaleOf(space)] ?? '');
}

/** Returns the fields that a pasted row of names fills in: the required fields if all are plain texts, otherwise none. */
export function nameFieldsOf(type: string): string[] {
  const fields = Object.entries(contentTypeOf(type)?.fields ?? {});
  const required = fields.filter(([id, field]) => field.isRequired && !isHidden(id));
  return required.every(([, field]) => ['line', 'text'].includes(kindOf(field)))
    ? required.map(([id]) => id)
    : [];
}

/** Returns `25.12.2026`. */
export const formatDay = (date: unknown) => String(date).split('-').toReversed().join('.');

/** Returns `25.12.2026 – 26.12.2026`, which distinguishes entries of the same name. */
function formatDays({ sys, fields }: Entry, space: Space): string {
  const definitions = Object.entries(contentTypeOf(sys.contentType.sys.id)?.fields ?? {});
  const days = definitions
    .filter(([, field]) => kindOf(field) === 'day')
    .map(([id]) => fields[id]?.[defaultLocaleOf(space)]);
  return days.filter(Boolean).map(formatDay).join(' – ');
}

/** Returns the title; if it is a choice, returns all values: `luni, marți · deschis · 08:00-20:00`. */
export function titleOf(entry: Entry, space: Space): string {
  const type = contentTypeOf(entry.sys.contentType.sys.id);
  const valueOf = (id: string) => entry.fields[id]?.[defaultLocaleOf(space)];
  const title = valueOf(type?.titleField ?? '');
  if (!type || typeof title !== 'string') return `${type?.name ?? ''} ${entry.sys.id}`;
  if (kindOf(type.fields[type.titleField] as Field) !== 'choice') {
    return [title, formatDays(entry, space)].filter(Boolean).join(' · ');
  }
  const texts = Object.entries(type.fields).map(([id, { options }]) => {
    const words = [valueOf(id) ?? []].flat().map(String);
    return words.map((word) => options?.[word] ?? word).join(', ');
  });
  return texts.filter(Boolean).join(' · ');
}

/** Returns `Pagina Prețuri › Titlul mare (engleză)` or `Preț „Consultație” › Prețul`. */
export function nameOf(entry: Entry, field: string, space: Space, locale = ''): string {
  const type = contentTypeOf(entry.sys.contentType.sys.id);
  const isSingleton = Object.hasOwn(groupTypes, type?.id ?? '');
  const name = `${type?.name ?? ''}${isSingleton ? '' : ` „${titleOf(entry, space)}”`}`;
  if (field === '') return name;
  const language = ['', 'all', defaultLocaleOf(space)].includes(locale) ? '' : ` (${languageName(locale)})`;
  return `${name} › ${type?.fields[field]?.name ?? field}${language}`;
}

export function kindOf({ storage, isHtml, options }: Field) {
  const { type, linkType, items } = storage;
  if (type === 'Integer') return 'number';
  if (type === 'Boolean') return 'tick';
  if (type === 'Date') return 'day';
  if (type === 'Link' && linkType === 'Entry') return 'entry';
  if (type === 'Link')
    return linkValidation(storage, 'linkMimetypeGroup').includes('image') ? 'picture' : 'film';
  if (type === 'Array' && items?.type === 'Link') return 'entries';
  if (type === 'Array') return options ? 'choices' : 'lines';
  if (options) return 'choice';
  if (isHtml) return 'html';
  return type === 'Text' ? 'text' : 'line';
}
