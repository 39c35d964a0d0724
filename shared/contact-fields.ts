import { callTimeCode, parseCallTime } from './call-times.ts';
import { compact, oneLine, paragraphs } from './clean-text.ts';

/** Characters are counted as HTML's `maxlength` counts them, after cleaning. */
export const limits = {
  name: { min: 2, max: 100 },
  email: { max: 254 },
  phone: { max: 20, minDigits: 7, maxDigits: 15 },
  message: { min: 5, max: 2000 },
} as const;

/** `invalid` is an error of the site, not of the visitor. */
const contactErrorCodes = [
  'name_required',
  'name_length',
  'contact_required',
  'email_required',
  'email_invalid',
  'phone_invalid',
  'message_required',
  'message_length',
  'consent_required',
  'invalid',
] as const;

export type ContactErrorCode = (typeof contactErrorCodes)[number];

const emailPattern =
  /^[\w.!#$%&'*+/=?^`{|}~-]{1,64}@(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?$/i;
// Browsers check `pattern` with the flag `v`, before the value is cleaned.
const phonePattern = String.raw`(?=(?:\D*\d){${limits.phone.minDigits},${limits.phone.maxDigits}}\D*$)[\d\s+\(\).\/\p{Pd}\p{Cf}]+`;
const wholePhone = new RegExp(`^${phonePattern}$`, 'u');

const isBetween = (count: number, { min, max }: { min: number; max: number }) => count >= min && count <= max;

function isEmail(email: string): boolean {
  return email.length <= limits.email.max && emailPattern.test(email);
}

function isPhone(phone: string): boolean {
  return phone.length <= limits.phone.max && wholePhone.test(phone);
}

export type Fault = { code: ContactErrorCode };

/** Returns what is given, cleaned, or what is wrong with it. */
export type Rule<Value> = (given: unknown) => Value | Fault;

/** Undefined for what is no text. */
export function cleanText(given: unknown, clean: (typed: string) => string): string | undefined {
  const typed = given ?? '';
  return typeof typed === 'string' ? clean(typed) : undefined;
}

export function optionalText(
  code: ContactErrorCode,
  clean: (typed: string) => string,
  isValid: (cleaned: string) => boolean,
): Rule<string | undefined> {
  return (given) => {
    const cleaned = cleanText(given, clean);
    if (cleaned === '') return undefined;
    return cleaned !== undefined && isValid(cleaned) ? cleaned : { code };
  };
}

function requiredText(
  codes: { missing: ContactErrorCode; length: ContactErrorCode },
  clean: (typed: string) => string,
  length: { min: number; max: number },
): Rule<string> {
  return (given) => {
    const cleaned = cleanText(given, clean);
    if (!cleaned) return { code: codes.missing };
    return isBetween(cleaned.length, length) ? cleaned : { code: codes.length };
  };
}

const optionalTick: Rule<true | undefined> = (given) => given === true || undefined;

const requiredTick: Rule<true> = (given) => given === true || { code: 'consent_required' };

const callTime: Rule<string | undefined> = (given) => {
  const parsed = parseCallTime(given);
  return parsed && callTimeCode(parsed);
};

type FormField = {
  /** Who asks, where the reply goes (one is enough), what is sent at once, what is asked. */
  part: 'person' | 'reply' | 'receipt' | 'request';
} & (
  | { kind: 'text'; rule: Rule<string | undefined>; control: object }
  | { kind: 'tick'; rule: Rule<true | undefined>; control: object }
  | { kind: 'choice'; rule: Rule<string | undefined> }
);

/**
 * In the order of the form. Schema, form, draft, native posts, mail and mailto derive from it; labels are content of the
 * same name.
 */
export const formFields = {
  name: {
    kind: 'text',
    part: 'person',
    rule: requiredText({ missing: 'name_required', length: 'name_length' }, oneLine, limits.name),
    control: { autoComplete: 'name', minLength: limits.name.min, maxLength: limits.name.max, required: true },
  },
  email: {
    kind: 'text',
    part: 'reply',
    rule: optionalText('email_invalid', compact, isEmail),
    control: { type: 'email', autoComplete: 'email', maxLength: limits.email.max },
  },
  phone: {
    kind: 'text',
    part: 'reply',
    rule: optionalText('phone_invalid', compact, isPhone),
    // With `maxlength` a browser cuts a pasted number, and what is left may pass as another one.
    control: { type: 'tel', autoComplete: 'tel', pattern: phonePattern },
  },
  confirmation: { kind: 'tick', part: 'receipt', rule: optionalTick, control: {} },
  package: {
    kind: 'choice',
    part: 'request',
    rule: optionalText('invalid', oneLine, (name) => name.length <= 100),
  },
  message: {
    kind: 'text',
    part: 'request',
    rule: requiredText({ missing: 'message_required', length: 'message_length' }, paragraphs, limits.message),
    control: {
      multiline: true,
      rows: 4,
      minLength: limits.message.min,
      maxLength: limits.message.max,
      required: true,
    },
  },
  callTime: { kind: 'choice', part: 'request', rule: callTime },
  consent: {
    kind: 'tick',
    part: 'request',
    rule: requiredTick,
    control: { required: true },
  },
} as const satisfies Record<string, FormField>;

export type FormFieldName = keyof typeof formFields;

type NamesOf<Kind extends FormField['kind']> = {
  [Name in FormFieldName]: (typeof formFields)[Name]['kind'] extends Kind ? Name : never;
}[FormFieldName];

type TextName = NamesOf<'text'>;
export type ChoiceName = NamesOf<'choice'>;

export const formFieldNames = Object.keys(formFields) as FormFieldName[];

function namesOf<Kind extends FormField['kind']>(kind: Kind) {
  return formFieldNames.filter((name): name is NamesOf<Kind> => formFields[name].kind === kind);
}

export const textNames = namesOf('text');
export const tickNames = namesOf('tick');

export type FormValues = Record<TextName | ChoiceName, string> & Record<NamesOf<'tick'>, boolean>;

export const emptyForm = Object.fromEntries(
  formFieldNames.map((name) => [name, formFields[name].kind === 'tick' ? false : '']),
) as FormValues;
