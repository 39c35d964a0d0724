import * as v from 'valibot';
import { compact, oneLine, paragraphs } from './clean-text.ts';

/** Characters are counted as HTML's `maxlength` counts them, after cleaning. */
export const limits = {
  name: { min: 2, max: 100 },
  email: { max: 254 },
  phone: { min: 6, max: 20, minDigits: 7, maxDigits: 15 },
  message: { min: 5, max: 2000 },
} as const;

/** What is said of a field that breaks a rule. `invalid` is a fault of the site, not of the visitor. */
export const contactErrorCodes = [
  'name_required',
  'name_length',
  'contact_required',
  'email_invalid',
  'phone_invalid',
  'message_required',
  'message_length',
  'consent_required',
  'invalid',
] as const;

export type ContactErrorCode = (typeof contactErrorCodes)[number];

// One line per address: letters, digits and the signs HTML's e-mail field accepts, and a domain with a dot in it.
const emailPattern =
  /^[\w.!#$%&'*+/=?^`{|}~-]{1,64}@(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?$/i;
const phonePattern = /^[\d +().\-/]+$/;

const isBetween = (count: number, { min, max }: { min: number; max: number }) => count >= min && count <= max;

function isEmail(email: string): boolean {
  return email.length <= limits.email.max && emailPattern.test(email);
}

function isPhone(phone: string): boolean {
  const digits = phone.replace(/\D/g, '').length;
  const { minDigits: min, maxDigits: max } = limits.phone;
  return phonePattern.test(phone) && isBetween(phone.length, limits.phone) && isBetween(digits, { min, max });
}

function text(code: ContactErrorCode, clean: (typed: string) => string) {
  return v.pipe(v.nullish(v.string(code), ''), v.transform(clean));
}

export function optionalText(
  code: ContactErrorCode,
  clean: (typed: string) => string,
  isValid: (cleaned: string) => boolean,
) {
  return v.pipe(
    text(code, clean),
    v.check((cleaned) => cleaned === '' || isValid(cleaned), code),
    v.transform((cleaned) => cleaned || undefined),
  );
}

function requiredText(
  codes: { missing: ContactErrorCode; length: ContactErrorCode },
  clean: (typed: string) => string,
  length: { min: number; max: number },
) {
  return v.pipe(
    text(codes.missing, clean),
    v.check((cleaned) => cleaned !== '', codes.missing),
    v.check((cleaned) => isBetween(cleaned.length, length), codes.length),
  );
}

type FormField = {
  /** Where it stands in the form: who asks, where the reply goes (one of these is enough), and what is asked. */
  part: 'person' | 'reply' | 'request';
  rule: v.GenericSchema<unknown, string | undefined>;
  control: object;
  /** What stands before it in the mail, in the desk's language. */
  mailLabel: string;
};

/**
 * The fields a visitor types in, in the order of the form and of the list of its errors. Schema, form, draft, request key,
 * mail and the page for visitors without scripts are made from this table. A field's label is the text of
 * the same name in the content's `contactForm`.
 */
export const typedFields = {
  name: {
    part: 'person',
    rule: requiredText({ missing: 'name_required', length: 'name_length' }, oneLine, limits.name),
    control: { autoComplete: 'name', maxLength: limits.name.max, required: true },
    mailLabel: 'Nume',
  },
  email: {
    part: 'reply',
    rule: optionalText('email_invalid', compact, isEmail),
    // The placeholder shows nothing; style sheets can tell by it whether something was typed.
    control: { type: 'email', autoComplete: 'email', maxLength: limits.email.max, placeholder: ' ' },
    mailLabel: 'E-mail',
  },
  phone: {
    part: 'reply',
    rule: optionalText('phone_invalid', compact, isPhone),
    control: { type: 'tel', autoComplete: 'tel', maxLength: limits.phone.max },
    mailLabel: 'Telefon',
  },
  message: {
    part: 'request',
    rule: requiredText({ missing: 'message_required', length: 'message_length' }, paragraphs, limits.message),
    control: { multiline: true, rows: 4, maxLength: limits.message.max, required: true },
    mailLabel: 'Mesaj',
  },
} as const satisfies Record<string, FormField>;

export type TypedField = keyof typeof typedFields;

export const typedFieldNames = Object.keys(typedFields) as TypedField[];
