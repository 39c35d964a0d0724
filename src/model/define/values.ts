import * as v from 'valibot';
import { policyVersion } from '../../../shared/contact-request.ts';
import type { Storage } from './model-field.ts';
import { problem, rule, encodeProblem, type ProblemCode } from './problems.ts';
import { hasSize, listSize, size, text, upTo, type Words } from './texts.ts';

function sharedField<S extends v.GenericSchema>(schema: S, storage: Storage, [name, help]: Words) {
  return { schema, storage, name, help, isLocalized: false, isRequired: true };
}

type FormCode = Extract<ProblemCode, `${string}Form`>;

const regexpRule = (pattern: RegExp, code: FormCode) => ({
  regexp: { pattern: pattern.source, flags: null },
  problem: problem(code),
});

type Line = Extract<Storage, { type: 'Symbol' }>;

function patternField(
  code: keyof typeof patterns,
  rules: Storage['validations'] = [],
  widget: Line['widget'] = 'singleLine',
) {
  const pattern = patterns[code];
  const schema = v.pipe(text, v.regex(pattern, rule(code)));
  const storage: Storage = { type: 'Symbol', widget, validations: [...rules, regexpRule(pattern, code)] };
  return (...words: Words) => ({ ...sharedField(schema, storage, words), isCompared: true });
}

/** A text with one value for all languages. */
export function sharedLine(maxLength: number, ...words: Words) {
  const storage: Storage = { type: 'Symbol', widget: 'singleLine', validations: [size(maxLength)] };
  return { ...sharedField(upTo(maxLength), storage, words), maxLength };
}

export const phoneForm = /^(?=.{2,30}$)\+?[\d(][\d\s()./–-]*\d$/;

const patterns = {
  slugForm: /^[a-z0-9]+(-[a-z0-9]+)*$/,
  keyForm: /^[a-z][A-Za-z0-9]*$/,
  phoneForm,
  callingCodeForm: /^\+[1-9]\d{0,2}$/,
  countryForm: /^[A-Z]{2}$/,
  hostedVideoForm: /^[\w-]{6,20}$/,
  urlForm: /^https:\/\/[^\s]+$/,
  emailForm: /^\w[\w.+-]*@([\w-]+\.)+[\w-]+$/,
  versionForm: policyVersion,
} satisfies Partial<Record<FormCode, RegExp>>;

const unique = { unique: true, problem: problem('usedOnce') };

export function uniqueSlug(maxLength: number, ...words: Words) {
  return patternField('slugForm', [unique, size(maxLength)], 'slugEditor')(...words);
}

export function uniqueKey(maxLength: number, ...words: Words) {
  return patternField('keyForm', [unique, size(maxLength)])(...words);
}

/** A telephone number as it is displayed; `dialledNumber` returns the number of its link. */
export function phone(...words: Words) {
  return { ...patternField('phoneForm', [size(30)])(...words), isCompared: false };
}

/** ITU-T E.164, with `+`. */
export const callingCode = patternField('callingCodeForm');

/** ISO 3166, two letters. */
export const countryCode = patternField('countryForm');

export const hostedVideoId = patternField('hostedVideoForm');

/** Each contact request contains the version of the text that its sender agreed to. */
export const textVersion = patternField('versionForm', [size(20)]);

export function url(...words: Words) {
  const code = rule('urlForm');
  const schema = v.pipe(text, v.url(code), v.startsWith('https://', code));
  return { ...patternField('urlForm', [], 'urlEditor')(...words), schema };
}

export function email(...words: Words) {
  const schema = v.pipe(text, v.email(rule('emailForm')));
  return { ...patternField('emailForm', [size(254)])(...words), isCompared: false, schema };
}

type Options = Record<string, string>;
type ValueOf<T> = `${keyof T & (string | number)}`;

const optionSchema = <T extends Options>(options: T) => {
  const values = Object.keys(options) as ValueOf<T>[];
  return v.picklist(values, rule('notAnOption', { options: values.join(', ') }));
};

const optionValidation = (options: Options) => {
  const values = Object.keys(options);
  return { in: values, problem: problem('notAnOption', { options: values.join(', ') }) };
};

/** `options` maps each value to its label for editors, in order. */
export function choice<const T extends Options>(options: T, ...words: Words) {
  const storage: Storage = { type: 'Symbol', widget: 'dropdown', validations: [optionValidation(options)] };
  return { ...sharedField(optionSchema(options), storage, words), options };
}

export function choices<const T extends Options>(options: T, ...words: Words) {
  const schema = v.pipe(v.array(optionSchema(options)), hasSize<ValueOf<T>>(1));
  const items = { type: 'Symbol' as const, validations: [optionValidation(options)] };
  const storage: Storage = { type: 'Array', widget: 'checkbox', items, validations: listSize(1) };
  return { ...sharedField(schema, storage, words), options };
}

/** An empty field counts as false. */
export function yesOrNo(...words: Words) {
  const schema = v.optional(v.boolean(rule('notYesOrNo')));
  return { ...sharedField(schema, { type: 'Boolean', widget: 'boolean' }, words), isRequired: false };
}

export function integer({ min, max }: { min: number; max?: number }, ...words: Words) {
  const range = { min, ...(max !== undefined && { max }) };
  const fault = max === undefined ? problem('numberFrom', { min }) : problem('numberBetween', { min, max });
  const message = encodeProblem(fault);
  const schema = v.pipe(
    v.number(message),
    v.integer(message),
    v.minValue(min, message),
    v.maxValue(max ?? Number.MAX_SAFE_INTEGER, message),
  );
  const validations = [{ range, problem: fault }];
  return sharedField(schema, { type: 'Integer', widget: 'numberEditor', validations }, words);
}

export const isDay = (written: string) =>
  /^\d{4}-\d\d-\d\d$/.test(written) && new Date(Date.parse(written) || 0).toISOString().startsWith(written);

export function day(...words: Words) {
  const schema = v.pipe(v.string(rule('dayForm')), v.check(isDay, rule('dayForm')));
  const storage: Storage = { type: 'Date', widget: 'datePicker' };
  return { ...sharedField(schema, storage, words), settings: { format: 'dateonly' } };
}
