import * as v from 'valibot';
import { policyVersion } from '../../../shared/contact-request.ts';
import type { Storage } from './model-field.ts';
import { problem, issueMessage, encodeProblem, type ProblemCode } from './problems.ts';
import {
  listSizeCheck,
  listSizeValidations,
  patternValidation,
  maxSize,
  textSchema,
  textUpTo,
  type Words,
} from './texts.ts';

/** The pattern that a text must match, by the code of the problem that is reported otherwise. */
const patterns = {
  slugForm: /^[a-z0-9]+(-[a-z0-9]+)*$/,
  keyForm: /^[a-z][A-Za-z0-9]*$/,
  phoneForm: /^(?=.{2,30}$)\+?[\d(][\d\s()./–-]*\d$/,
  callingCodeForm: /^\+[1-9]\d{0,2}$/,
  countryForm: /^[A-Z]{2}$/,
  hostedVideoForm: /^[\w-]{6,20}$/,
  urlForm: /^https:\/\/[^\s]+$/,
  emailForm: /^\w[\w.+-]*@([\w-]+\.)+[\w-]+$/,
  versionForm: policyVersion,
} satisfies Partial<Record<ProblemCode, RegExp>>;

/** Defines a text of one line with one value for all languages. */
export function sharedLine(maxLength: number, ...words: Words) {
  const storage: Storage = { type: 'Symbol', widget: 'singleLine', validations: [maxSize(maxLength)] };
  return { ...sharedField(textUpTo(maxLength), storage, words), maxLength };
}

const unique = { unique: true, problem: problem('usedOnce') };

export function uniqueSlug(maxLength: number, ...words: Words) {
  return patternField('slugForm', words, [unique, maxSize(maxLength)], 'slugEditor');
}

export function uniqueKey(maxLength: number, ...words: Words) {
  return patternField('keyForm', words, [unique, maxSize(maxLength)]);
}

/** A telephone number as it is displayed; `dialledNumber` returns the number of its link. */
export function phone(...words: Words) {
  return { ...patternField('phoneForm', words, [maxSize(30)]), isCompared: false };
}

/** ITU-T E.164, with `+`. */
export const callingCode = (...words: Words) => patternField('callingCodeForm', words);

/** ISO 3166, two letters. */
export const countryCode = (...words: Words) => patternField('countryForm', words);

export const hostedVideoId = (...words: Words) => patternField('hostedVideoForm', words);

/** Each contact request contains the version of the text that its sender agreed to. */
export const textVersion = (...words: Words) => patternField('versionForm', words, [maxSize(20)]);

export function url(...words: Words) {
  const message = issueMessage('urlForm');
  const schema = v.pipe(textSchema, v.url(message), v.startsWith('https://', message));
  return { ...patternField('urlForm', words, [], 'urlEditor'), schema };
}

export function email(...words: Words) {
  const schema = v.pipe(textSchema, v.email(issueMessage('emailForm')));
  return { ...patternField('emailForm', words, [maxSize(254)]), isCompared: false, schema };
}

type Options = Record<string, string>;
type ValueOf<T> = `${keyof T & (string | number)}`;

const optionSchema = <T extends Options>(options: T) => {
  const values = Object.keys(options) as ValueOf<T>[];
  return v.picklist(values, issueMessage('notAnOption', { options: values.join(', ') }));
};

const optionValidation = (options: Options) => {
  const values = Object.keys(options);
  return { in: values, problem: problem('notAnOption', { options: values.join(', ') }) };
};

export function choice<const T extends Options>(options: T, ...words: Words) {
  const storage: Storage = { type: 'Symbol', widget: 'dropdown', validations: [optionValidation(options)] };
  return { ...sharedField(optionSchema(options), storage, words), options };
}

export function choices<const T extends Options>(options: T, ...words: Words) {
  const schema = v.pipe(v.array(optionSchema(options)), listSizeCheck<ValueOf<T>>(1));
  const items = { type: 'Symbol' as const, validations: [optionValidation(options)] };
  const storage: Storage = { type: 'Array', widget: 'checkbox', items, validations: listSizeValidations(1) };
  return { ...sharedField(schema, storage, words), options };
}

/** An empty field counts as false. */
export function yesOrNo(...words: Words) {
  const schema = v.optional(v.boolean(issueMessage('notYesOrNo')));
  return { ...sharedField(schema, { type: 'Boolean', widget: 'boolean' }, words), isRequired: false };
}

export function integer({ min, max }: { min: number; max?: number }, ...words: Words) {
  const range = { min, ...(max !== undefined && { max }) };
  const rangeProblem =
    max === undefined ? problem('numberFrom', { min }) : problem('numberBetween', { min, max });
  const message = encodeProblem(rangeProblem);
  const schema = v.pipe(
    v.number(message),
    v.integer(message),
    v.minValue(min, message),
    v.maxValue(max ?? Number.MAX_SAFE_INTEGER, message),
  );
  const validations = [{ range, problem: rangeProblem }];
  return sharedField(schema, { type: 'Integer', widget: 'numberEditor', validations }, words);
}

export function isDay(written: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(written)) return false;
  const time = Date.parse(written);
  // `Date` reads 31 February as a day in March.
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(written);
}

export function day(...words: Words) {
  const schema = v.pipe(v.string(issueMessage('dayForm')), v.check(isDay, issueMessage('dayForm')));
  const storage: Storage = { type: 'Date', widget: 'datePicker' };
  return { ...sharedField(schema, storage, words), settings: { format: 'dateonly' } };
}

function patternField(
  code: keyof typeof patterns,
  words: Words,
  otherValidations: Storage['validations'] = [],
  widget: 'singleLine' | 'slugEditor' | 'urlEditor' = 'singleLine',
) {
  const pattern = patterns[code];
  const schema = v.pipe(textSchema, v.regex(pattern, issueMessage(code)));
  const validations = [...otherValidations, patternValidation(pattern.source, problem(code))];
  return { ...sharedField(schema, { type: 'Symbol', widget, validations }, words), isCompared: true };
}

export function sharedField<S extends v.GenericSchema>(schema: S, storage: Storage, [name, help]: Words) {
  return { schema, storage, name, help, isLocalized: false, isRequired: true };
}
