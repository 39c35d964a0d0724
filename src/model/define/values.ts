import * as v from 'valibot';
import { policyVersion } from '../../../shared/contact-request.ts';
import type { Storage } from './model-field.ts';
import { problem, rule, ruleOf, type ProblemCode } from './problems.ts';
import { hasSize, listSize, size, text, upTo, type Words } from './texts.ts';

function shared<S extends v.GenericSchema>(schema: S, storage: Storage, [name, help]: Words) {
  return { schema, storage, name, help, isLocalized: false, isRequired: true };
}

type FormCode = Extract<ProblemCode, `${string}Form`>;

const matches = (pattern: RegExp, code: FormCode) => ({
  regexp: { pattern: pattern.source, flags: null },
  problem: problem(code),
});

type Line = Extract<Storage, { type: 'Symbol' }>;

function formed(
  code: keyof typeof forms,
  rules: Storage['validations'] = [],
  widget: Line['widget'] = 'singleLine',
) {
  const schema = v.pipe(text, v.regex(forms[code], rule(code)));
  const storage: Storage = { type: 'Symbol', widget, validations: [...rules, matches(forms[code], code)] };
  return (...words: Words) => ({ ...shared(schema, storage, words), isCompared: true });
}

/** A text with one value for all languages. */
export function sharedLine(maxLength: number, ...words: Words) {
  const storage: Storage = { type: 'Symbol', widget: 'singleLine', validations: [size(maxLength)] };
  return { ...shared(upTo(maxLength), storage, words), maxLength };
}

/** Matches a telephone number as it is displayed. */
export const phoneForm = /^(?=.{2,30}$)\+?[\d(][\d\s()./–-]*\d$/;

const forms = {
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
  return formed('slugForm', [unique, size(maxLength)], 'slugEditor')(...words);
}

export function uniqueKey(maxLength: number, ...words: Words) {
  return formed('keyForm', [unique, size(maxLength)])(...words);
}

/** A telephone number as it is displayed; `dialledNumber` returns the number of its link. */
export function phone(...words: Words) {
  return { ...formed('phoneForm', [size(30)])(...words), isCompared: false };
}

/** ITU-T E.164, with `+`. */
export const callingCode = formed('callingCodeForm');

/** ISO 3166, two letters. */
export const countryCode = formed('countryForm');

export const hostedVideoId = formed('hostedVideoForm');

/** Each contact request contains the version of the text that its sender agreed to. */
export const textVersion = formed('versionForm', [size(20)]);

export function url(...words: Words) {
  const code = rule('urlForm');
  const schema = v.pipe(text, v.url(code), v.startsWith('https://', code));
  return { ...formed('urlForm', [], 'urlEditor')(...words), schema };
}

export function email(...words: Words) {
  const schema = v.pipe(text, v.email(rule('emailForm')));
  return { ...formed('emailForm', [size(254)])(...words), isCompared: false, schema };
}

type Options = Record<string, string>;
type ValueOf<T> = `${keyof T & (string | number)}`;

const oneOf = <T extends Options>(options: T) => {
  const values = Object.keys(options) as ValueOf<T>[];
  return v.picklist(values, rule('notAnOption', { options: values.join(', ') }));
};

const inList = (options: Options) => {
  const values = Object.keys(options);
  return { in: values, problem: problem('notAnOption', { options: values.join(', ') }) };
};

/** `options` maps each value to its label for editors, in order. */
export function choice<const T extends Options>(options: T, ...words: Words) {
  const storage: Storage = { type: 'Symbol', widget: 'dropdown', validations: [inList(options)] };
  return { ...shared(oneOf(options), storage, words), options };
}

export function choices<const T extends Options>(options: T, ...words: Words) {
  const schema = v.pipe(v.array(oneOf(options)), hasSize<ValueOf<T>>(1));
  const items = { type: 'Symbol' as const, validations: [inList(options)] };
  const storage: Storage = { type: 'Array', widget: 'checkbox', items, validations: listSize(1) };
  return { ...shared(schema, storage, words), options };
}

/** An empty field counts as false. */
export function yesOrNo(...words: Words) {
  const schema = v.optional(v.boolean(rule('notYesOrNo')));
  return { ...shared(schema, { type: 'Boolean', widget: 'boolean' }, words), isRequired: false };
}

export function integer({ min, max }: { min: number; max?: number }, ...words: Words) {
  const range = { min, ...(max !== undefined && { max }) };
  const wrong = max === undefined ? problem('numberFrom', { min }) : problem('numberBetween', { min, max });
  const message = ruleOf(wrong);
  const schema = v.pipe(
    v.number(message),
    v.integer(message),
    v.minValue(min, message),
    v.maxValue(max ?? Number.MAX_SAFE_INTEGER, message),
  );
  const validations = [{ range, problem: wrong }];
  return shared(schema, { type: 'Integer', widget: 'numberEditor', validations }, words);
}

export const isDay = (written: string) =>
  /^\d{4}-\d\d-\d\d$/.test(written) && new Date(Date.parse(written) || 0).toISOString().startsWith(written);

export function day(...words: Words) {
  const schema = v.pipe(v.string(rule('dayForm')), v.check(isDay, rule('dayForm')));
  const storage: Storage = { type: 'Date', widget: 'datePicker' };
  return { ...shared(schema, storage, words), settings: { format: 'dateonly' } };
}
