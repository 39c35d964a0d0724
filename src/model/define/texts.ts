import * as v from 'valibot';
import { toHtml } from '../../lib/html.ts';
import { sanitizeHtml } from './markup.ts';
import { optional, type Field, type Storage } from './model-field.ts';

export const text = v.pipe(v.string('Write a text.'), v.trim(), v.nonEmpty('Write a text; it is empty.'));

/** Editors do not write the word joiners of typesetting. */
const writtenLength = (typeset: string) => typeset.replaceAll('\u2060', '').length;

const upTo = (longest: number) =>
  v.pipe(
    text,
    v.check(
      (typeset) => writtenLength(typeset) <= longest,
      ({ input }) => `The length is ${writtenLength(input)}; make it at most ${longest}.`,
    ),
  );

function localized<S extends v.GenericSchema>(
  schema: S,
  storage: Storage,
  [name, help]: [string, string],
): Pick<Field<S>, 'schema' | 'storage' | 'name' | 'help' | 'isLocalized' | 'isRequired'> {
  return { schema, storage, name, help, isLocalized: true, isRequired: true };
}

const size = (max: number) => ({ size: { max } });

export function line(longest: number, ...words: [name: string, help: string]) {
  const storage: Storage = { type: 'Symbol', validations: [size(longest)] };
  return { ...localized(upTo(longest), storage, words), widget: 'singleLine', longest };
}

export function paragraph(longest: number, ...words: [name: string, help: string]) {
  const storage: Storage = { type: 'Text', validations: [size(longest)] };
  return { ...localized(upTo(longest), storage, words), widget: 'multipleLine', longest };
}

/** `until {time}` */
export function lineWith(places: string[], ...rest: Parameters<typeof line>) {
  return withPlaces(line(...rest), places);
}

export function paragraphWith(places: string[], ...rest: Parameters<typeof paragraph>) {
  return withPlaces(paragraph(...rest), places);
}

function withPlaces<S extends v.GenericSchema<string, string>>(field: Field<S>, names: string[]) {
  const places = names.map((name) => `{${name}}`);
  const isComplete = (written: string) => places.every((place) => written.includes(place));
  const [first = '', ...others] = names.map((name) => `\\{${name}\\}`);
  const pattern = others.length === 0 ? first : [first, ...others].map((each) => `(?=.*${each})`).join('');
  const validation = {
    regexp: { pattern, flags: null },
    message: `Păstrați în text ${places.join(' și ')}.`,
  };
  const { storage } = field;
  return {
    ...field,
    storage: { ...storage, validations: [...(storage.validations ?? []), validation] },
    schema: v.pipe(
      field.schema,
      v.check(isComplete, `Keep ${places.join(' and ')} in the text; the site fills it in.`),
    ),
  };
}

const hasText = (markup: string) => markup.replace(/<[^>]*>/g, '').trim() !== '';

const htmlSchema = v.pipe(
  text,
  v.transform(sanitizeHtml),
  v.check(hasText, 'Write text with the allowed tags; nothing is left of this HTML once it is sanitised.'),
  v.transform(toHtml),
);

export function html(...words: [name: string, help: string]) {
  return { ...localized(htmlSchema, { type: 'Text' }, words), widget: 'multipleLine', isHtml: true };
}

export function shortHtml(longest: number, ...words: [name: string, help: string]) {
  const storage: Storage = { type: 'Text', validations: [size(longest)] };
  const schema = v.pipe(upTo(longest), htmlSchema);
  return { ...localized(schema, storage, words), widget: 'multipleLine', isHtml: true };
}

type ListLimits = { longest?: number; most?: number };

function textList({ longest, most }: ListLimits, least: number, words: [name: string, help: string]) {
  const items = { type: 'Symbol' as const, validations: longest ? [size(longest)] : [] };
  const storage: Storage = { type: 'Array', items, validations: listSize(least, most) };
  const list = v.pipe(
    v.array(longest ? upTo(longest) : text),
    v.minLength(least, 'Add at least one.'),
    v.maxLength(most ?? Number.MAX_SAFE_INTEGER, `Add at most ${most}.`),
  );
  return { ...localized(list, storage, words), widget: 'tagEditor', ...(longest && { longest }) };
}

export function lines(limits: ListLimits, ...words: [name: string, help: string]) {
  return textList(limits, 1, words);
}

export function optionalLines(limits: ListLimits, ...words: [name: string, help: string]) {
  return optional(textList(limits, 0, words));
}

export function listSize(min: number, max?: number) {
  if (min === 0 && max === undefined) return [];
  const limits = { ...(min > 0 && { min }), ...(max !== undefined && { max }) };
  return [{ size: limits, message: sizeMessage(min, max) }];
}

function sizeMessage(min: number, max?: number): string {
  if (max === undefined) return 'Lista nu poate fi goală.';
  if (min === max) return `Adăugați exact ${max}.`;
  return min > 0 ? `Adăugați între ${min} și ${max}.` : `Adăugați cel mult ${max}.`;
}
