import { cleanContact, cleanLine, cleanLines } from './clean-text.ts';
import { cleanPhone, phoneError, phonePattern, type PhoneErrorCode } from './phone-number.ts';

/** UTF-16 code units of the cleaned text. Controls have no `maxlength`, which silently truncates pasted text. */
export const limits = {
  name: { min: 2, max: 100 },
  email: { max: 254 },
  message: { min: 5, max: 2000 },
} as const;

/** `name_length` and `message_length`: the text is too short. `invalid`: the site is at fault, not the visitor. */
export type ContactErrorCode =
  | 'name_required'
  | 'name_length'
  | 'contact_required'
  | 'email_required'
  | 'email_invalid'
  | PhoneErrorCode
  | 'message_required'
  | 'message_length'
  | 'consent_required'
  | 'too_long'
  | 'invalid';

export type ValidationError = { code: ContactErrorCode };

export type Validator<Value> = (value: unknown) => Value | ValidationError;

export const callTimes = ['morning', 'afternoon', 'evening'] as const;

export type CallTime = (typeof callTimes)[number];

type FormField = {
  /** The group of fields in the form. `reply` has e-mail and phone, of which one is required. */
  part: 'person' | 'reply' | 'request';
  /** The errors that the visitor can correct in this field. */
  errors: readonly ContactErrorCode[];
} & (
  | { kind: 'text'; validate: Validator<string | undefined>; control: object }
  | { kind: 'checkbox'; validate: Validator<true | undefined>; control: object }
  | { kind: 'select'; validate: Validator<string | undefined> }
);

/**
 * The fields in the order of the form. Schema, form, draft, posts without script, mail and `mailto:` link derive from
 * this table; the content has a label for each field's name.
 */
export const formFields = {
  name: {
    kind: 'text',
    part: 'person',
    errors: ['name_required', 'name_length', 'too_long'],
    validate: requiredText({ missing: 'name_required', short: 'name_length' }, cleanLine, limits.name),
    control: { autoComplete: 'name', minLength: limits.name.min, required: true },
  },
  email: {
    kind: 'text',
    part: 'reply',
    errors: ['contact_required', 'email_required', 'email_invalid', 'too_long'],
    validate: optionalText('email_invalid', cleanContact, emailError),
    control: { type: 'email', autoComplete: 'email' },
  },
  confirmation: { kind: 'checkbox', part: 'reply', errors: [], validate: optionalCheckbox, control: {} },
  phone: {
    kind: 'text',
    part: 'reply',
    errors: ['phone_invalid', 'phone_long', 'phone_two', 'phone_letters'],
    validate: optionalText('phone_invalid', cleanPhone, phoneError),
    control: { type: 'tel', autoComplete: 'tel', pattern: phonePattern },
  },
  package: {
    kind: 'select',
    part: 'request',
    errors: [],
    validate: optionalText('invalid', cleanLine, (name) => (name.length > 100 ? 'invalid' : undefined)),
  },
  message: {
    kind: 'text',
    part: 'request',
    errors: ['message_required', 'message_length', 'too_long'],
    validate: requiredText(
      { missing: 'message_required', short: 'message_length' },
      cleanLines,
      limits.message,
    ),
    control: { multiline: true, rows: 4, minLength: limits.message.min, required: true },
  },
  callTime: { kind: 'select', part: 'request', errors: [], validate: callTime },
  consent: {
    kind: 'checkbox',
    part: 'request',
    errors: ['consent_required'],
    validate: requiredCheckbox,
    control: { required: true },
  },
} as const satisfies Record<string, FormField>;

export type FormFieldName = keyof typeof formFields;

type NamesOf<Kind extends FormField['kind']> = {
  [Name in FormFieldName]: (typeof formFields)[Name]['kind'] extends Kind ? Name : never;
}[FormFieldName];

type TextName = NamesOf<'text'>;
export type SelectName = NamesOf<'select'>;

export const formFieldNames = Object.keys(formFields) as FormFieldName[];

function namesOf<Kind extends FormField['kind']>(kind: Kind) {
  return formFieldNames.filter((name): name is NamesOf<Kind> => formFields[name].kind === kind);
}

export const textNames = namesOf('text');
export const checkboxNames = namesOf('checkbox');

export type FormValues = Record<TextName | SelectName, string> & Record<NamesOf<'checkbox'>, boolean>;

export const emptyForm = Object.fromEntries(
  formFieldNames.map((name) => [name, formFields[name].kind === 'checkbox' ? false : '']),
) as FormValues;

export const limitedNames = Object.keys(limits) as (keyof typeof limits)[];

/** Treats null and undefined as empty. Returns undefined for any other value that is not a string. */
export function cleanText(value: unknown, clean: (typed: string) => string): string | undefined {
  const typed = value ?? '';
  return typeof typed === 'string' ? clean(typed) : undefined;
}

/** `wrongType` is the error of a value that is not a string. */
export function optionalText(
  wrongType: ContactErrorCode,
  clean: (typed: string) => string,
  errorOf: (cleaned: string) => ContactErrorCode | undefined,
): Validator<string | undefined> {
  return (value) => {
    const cleaned = cleanText(value, clean);
    if (cleaned === undefined) return { code: wrongType };
    const error = cleaned ? errorOf(cleaned) : undefined;
    return error ? { code: error } : cleaned || undefined;
  };
}

function requiredText(
  codes: { missing: ContactErrorCode; short: ContactErrorCode },
  clean: (typed: string) => string,
  { min, max }: { min: number; max: number },
): Validator<string> {
  return (value) => {
    const cleaned = cleanText(value, clean);
    if (!cleaned) return { code: codes.missing };
    if (cleaned.length > max) return { code: 'too_long' };
    return cleaned.length < min ? { code: codes.short } : cleaned;
  };
}

const emailPattern =
  /^[\w.!#$%&'*+/=?^`{|}~-]{1,64}@(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?$/i;

function emailError(email: string): ContactErrorCode | undefined {
  if (email.length > limits.email.max) return 'too_long';
  return emailPattern.test(email) ? undefined : 'email_invalid';
}

function optionalCheckbox(value: unknown): true | undefined {
  return value === true || undefined;
}

function requiredCheckbox(value: unknown): true | ValidationError {
  return value === true || { code: 'consent_required' };
}

function callTime(value: unknown): CallTime | undefined {
  return callTimes.find((each) => each === value);
}
