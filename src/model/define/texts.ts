import * as v from 'valibot';
import { toHtml } from '../../lib/html.ts';
import { sanitizeHtml } from './markup.ts';
import { optional, type Field, type Storage } from './model-field.ts';
import { problem, issueMessage, encodeProblem, type Problem } from './problems.ts';

/** What editors read beside a field. */
export type Words = [name: string, help: string];

type ListLimits = { maxLength?: number; maxItems?: number };

/** Defines a text of one line, which has a value in each language. */
export function line(maxLength: number, ...words: Words) {
  const storage: Storage = { type: 'Symbol', widget: 'singleLine', validations: [maxSize(maxLength)] };
  return { ...localizedField(textUpTo(maxLength), storage, words), maxLength };
}

export function paragraph(maxLength: number, ...words: Words) {
  const storage: Storage = { type: 'Text', widget: 'multipleLine', validations: [maxSize(maxLength)] };
  return { ...localizedField(textUpTo(maxLength), storage, words), maxLength };
}

/** Defines a text that must contain the placeholders, such as `until {time}`. */
export function lineWith(placeholders: string[], maxLength: number, ...words: Words) {
  return withPlaceholders(line(maxLength, ...words), placeholders);
}

export function paragraphWith(placeholders: string[], maxLength: number, ...words: Words) {
  return withPlaceholders(paragraph(maxLength, ...words), placeholders);
}

export function html(...words: Words) {
  return { ...localizedField(htmlSchema, { type: 'Text', widget: 'multipleLine' }, words), isHtml: true };
}

export function shortHtml(maxLength: number, ...words: Words) {
  const storage: Storage = { type: 'Text', widget: 'multipleLine', validations: [maxSize(maxLength)] };
  const schema = v.pipe(textUpTo(maxLength), htmlSchema);
  return { ...localizedField(schema, storage, words), isHtml: true };
}

export function lines(limits: ListLimits, ...words: Words) {
  return textList(limits, 1, words);
}

export function optionalLines(limits: ListLimits, ...words: Words) {
  return optional(textList(limits, 0, words));
}

const pairForm = /^[^|]+\|[^|]+$/;

/** Each line has two sides: `say | not say`. */
export function pairs({ maxLength }: { maxLength: number }, ...words: Words) {
  const field = textList({ maxLength }, 1, words);
  const validations = [maxSize(maxLength), patternValidation(pairForm.source, problem('pairForm'))];
  return {
    ...field,
    storage: { ...field.storage, items: { type: 'Symbol' as const, validations } },
    schema: v.pipe(
      field.schema,
      v.check((list) => list.every((pair) => pairForm.test(pair)), issueMessage('pairForm')),
      v.transform((list) => list.map((pair) => pair.split('|').map((side) => side.trim()))),
    ),
  };
}

function localizedField<S extends v.GenericSchema>(schema: S, storage: Storage, [name, help]: Words) {
  return { schema, storage, name, help, isLocalized: true, isRequired: true };
}

function withPlaceholders<S extends v.GenericSchema<string, string>>(field: Field<S>, names: string[]) {
  const placeholders = names.map((name) => `{${name}}`);
  const isComplete = (written: string) => placeholders.every((each) => written.includes(each));
  const values = { placeholders: placeholders.join(', ') };
  const pattern = names.map((name) => `(?=.*\\{${name}\\})`).join('');
  const { validations = [] } = field.storage;
  const validation = patternValidation(pattern, problem('keepPlaceholders', values));
  return {
    ...field,
    storage: { ...field.storage, validations: [...validations, validation] },
    schema: v.pipe(field.schema, v.check(isComplete, issueMessage('keepPlaceholders', values))),
  };
}

function textList({ maxLength, maxItems }: ListLimits, minItems: number, words: Words) {
  const items = { type: 'Symbol' as const, validations: maxLength ? [maxSize(maxLength)] : [] };
  const validations = listSizeValidations(minItems, maxItems);
  const storage: Storage = { type: 'Array', widget: 'tagEditor', items, validations };
  const list = v.pipe(
    v.array(maxLength ? textUpTo(maxLength) : textSchema),
    listSizeCheck<string>(minItems, maxItems),
  );
  return { ...localizedField(list, storage, words), ...(maxLength && { maxLength }) };
}

export const textSchema = v.pipe(
  v.string(issueMessage('notAText')),
  v.trim(),
  v.nonEmpty(issueMessage('empty')),
);

/** Excludes word joiners, which typesetting adds. */
const writtenLength = (typeset: string) => typeset.replaceAll('\u2060', '').length;

export const textUpTo = (maxLength: number) =>
  v.pipe(
    textSchema,
    v.check(
      (typeset) => writtenLength(typeset) <= maxLength,
      ({ input }) => issueMessage('tooLong', { length: writtenLength(input), maxLength }),
    ),
  );

const hasText = (markup: string) => markup.replace(/<[^>]*>/g, '').trim() !== '';

const htmlSchema = v.pipe(
  textSchema,
  v.transform(sanitizeHtml),
  v.check(hasText, issueMessage('htmlEmpty')),
  v.transform(toHtml),
);

/** `size` and `regexp` are Contentful's validations. */
export const maxSize = (max: number) => ({ size: { max }, problem: problem('atMost', { maxLength: max }) });

export const patternValidation = (pattern: string, mismatch: Problem) => ({
  regexp: { pattern, flags: null },
  problem: mismatch,
});

function sizeProblem(min: number, max?: number): Problem {
  if (max === undefined) return problem('listEmpty');
  if (min === max) return problem('listExactly', { size: max });
  return min > 0 ? problem('listBetween', { min, max }) : problem('listAtMost', { max });
}

/** Returns Contentful's validation of a list's length; `listSizeCheck` is the check in its schema. */
export function listSizeValidations(min: number, max?: number) {
  if (min === 0 && max === undefined) return [];
  const limits = { ...(min > 0 && { min }), ...(max !== undefined && { max }) };
  return [{ size: limits, problem: sizeProblem(min, max) }];
}

export const listSizeCheck = <T>(min: number, max?: number) =>
  v.check<T[], string>(
    ({ length }) => length >= min && length <= (max ?? Infinity),
    encodeProblem(sizeProblem(min, max)),
  );
