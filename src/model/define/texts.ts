import * as v from 'valibot';
import { toHtml } from '../../lib/html.ts';
import { sanitizeHtml } from './markup.ts';
import { optional, type Field, type Storage } from './model-field.ts';
import { problem, rule, encodeProblem, type Problem } from './problems.ts';

export type Words = [name: string, help: string];

export const text = v.pipe(v.string(rule('notAText')), v.trim(), v.nonEmpty(rule('empty')));

/** Excludes word joiners, which typesetting adds. */
const writtenLength = (typeset: string) => typeset.replaceAll('\u2060', '').length;

export const upTo = (maxLength: number) =>
  v.pipe(
    text,
    v.check(
      (typeset) => writtenLength(typeset) <= maxLength,
      ({ input }) => rule('tooLong', { length: writtenLength(input), maxLength }),
    ),
  );

function localizedField<S extends v.GenericSchema>(
  schema: S,
  storage: Storage,
  [name, help]: Words,
): Pick<Field<S>, 'schema' | 'storage' | 'name' | 'help' | 'isLocalized' | 'isRequired'> {
  return { schema, storage, name, help, isLocalized: true, isRequired: true };
}

/** Returns Contentful's validation of a text's length. */
export const size = (max: number) => ({ size: { max }, problem: problem('atMost', { maxLength: max }) });

export function line(maxLength: number, ...words: Words) {
  const storage: Storage = { type: 'Symbol', widget: 'singleLine', validations: [size(maxLength)] };
  return { ...localizedField(upTo(maxLength), storage, words), maxLength };
}

export function paragraph(maxLength: number, ...words: Words) {
  const storage: Storage = { type: 'Text', widget: 'multipleLine', validations: [size(maxLength)] };
  return { ...localizedField(upTo(maxLength), storage, words), maxLength };
}

/** Defines a text that must contain the placeholders, such as `until {time}`. */
export function lineWith(placeholders: string[], ...rest: Parameters<typeof line>) {
  return withPlaceholders(line(...rest), placeholders);
}

export function paragraphWith(placeholders: string[], ...rest: Parameters<typeof paragraph>) {
  return withPlaceholders(paragraph(...rest), placeholders);
}

function withPlaceholders<S extends v.GenericSchema<string, string>>(field: Field<S>, names: string[]) {
  const placeholders = names.map((name) => `{${name}}`);
  const isComplete = (written: string) => placeholders.every((each) => written.includes(each));
  const values = { placeholders: placeholders.join(', ') };
  const pattern = names.map((name) => `(?=.*\\{${name}\\})`).join('');
  const validation = {
    regexp: { pattern, flags: null },
    problem: problem('keepPlaceholders', values),
  };
  const { storage } = field;
  return {
    ...field,
    storage: { ...storage, validations: [...(storage.validations ?? []), validation] },
    schema: v.pipe(field.schema, v.check(isComplete, rule('keepPlaceholders', values))),
  };
}

const hasText = (markup: string) => markup.replace(/<[^>]*>/g, '').trim() !== '';

const htmlSchema = v.pipe(
  text,
  v.transform(sanitizeHtml),
  v.check(hasText, rule('htmlEmpty')),
  v.transform(toHtml),
);

export function html(...words: Words) {
  return { ...localizedField(htmlSchema, { type: 'Text', widget: 'multipleLine' }, words), isHtml: true };
}

export function shortHtml(maxLength: number, ...words: Words) {
  const storage: Storage = { type: 'Text', widget: 'multipleLine', validations: [size(maxLength)] };
  const schema = v.pipe(upTo(maxLength), htmlSchema);
  return { ...localizedField(schema, storage, words), isHtml: true };
}

type ListLimits = { maxLength?: number; maxItems?: number };

function textList({ maxLength, maxItems }: ListLimits, minItems: number, words: Words) {
  const items = { type: 'Symbol' as const, validations: maxLength ? [size(maxLength)] : [] };
  const validations = listSize(minItems, maxItems);
  const storage: Storage = { type: 'Array', widget: 'tagEditor', items, validations };
  const list = v.pipe(v.array(maxLength ? upTo(maxLength) : text), hasSize<string>(minItems, maxItems));
  return { ...localizedField(list, storage, words), ...(maxLength && { maxLength }) };
}

export function lines(limits: ListLimits, ...words: Words) {
  return textList(limits, 1, words);
}

export function optionalLines(limits: ListLimits, ...words: Words) {
  return optional(textList(limits, 0, words));
}

const pairForm = /^[^|]+\|[^|]+$/;

/** Each line has two sides: `say | not say`. */
export function pairs(limits: Required<Pick<ListLimits, 'maxLength'>>, ...words: Words) {
  const field = textList(limits, 1, words);
  const items = {
    type: 'Symbol' as const,
    validations: [
      size(limits.maxLength),
      { regexp: { pattern: pairForm.source, flags: null }, problem: problem('pairForm') },
    ],
  };
  const isPair = (list: string[]) => list.every((pair) => pairForm.test(pair));
  return {
    ...field,
    storage: { ...field.storage, items },
    schema: v.pipe(
      field.schema,
      v.check(isPair, rule('pairForm')),
      v.transform((list) => list.map((pair) => pair.split('|').map((side) => side.trim()))),
    ),
  };
}

function sizeProblem(min: number, max?: number): Problem {
  if (max === undefined) return problem('listEmpty');
  if (min === max) return problem('listExactly', { size: max });
  return min > 0 ? problem('listBetween', { min, max }) : problem('listAtMost', { max });
}

/** Returns Contentful's validation of a list's length; `hasSize` is the check in its schema. */
export function listSize(min: number, max?: number) {
  if (min === 0 && max === undefined) return [];
  const limits = { ...(min > 0 && { min }), ...(max !== undefined && { max }) };
  return [{ size: limits, problem: sizeProblem(min, max) }];
}

export const hasSize = <T>(min: number, max?: number) =>
  v.check<T[], string>(
    ({ length }) => length >= min && length <= (max ?? length),
    encodeProblem(sizeProblem(min, max)),
  );
