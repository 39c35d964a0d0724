import * as v from 'valibot';
import { compact, oneLine, paragraphs } from './clean-text.ts';

/** Characters are counted as HTML's `maxlength` counts them, after cleaning. */
export const limits = {
  name: { min: 2, max: 100 },
  email: { max: 254 },
  phone: { min: 6, max: 20, minDigits: 7, maxDigits: 15 },
  message: { min: 5, max: 2000 },
} as const;

/** The fields a visitor fills in, in the order of the form: the first one in error takes the focus. */
export const fieldOrder = ['name', 'email', 'phone', 'message', 'consent'] as const;

export type ContactErrorCode =
  | 'name_required'
  | 'name_length'
  | 'contact_required'
  | 'email_invalid'
  | 'phone_invalid'
  | 'message_required'
  | 'message_length'
  | 'consent_required'
  /** A field the visitor does not see is wrong: a fault of the site, not of theirs. */
  | 'invalid';

// One line per address: letters, digits and the signs HTML's e-mail field accepts, and a domain with a dot in it.
const emailPattern =
  /^[\w.!#$%&'*+/=?^`{|}~-]{1,64}@(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?$/i;
const phonePattern = /^[\d +().\-/]+$/;
// A path of this site: no query, which might hold personal data, and no second slash, which would name a host.
const pathPattern = /^\/(?![/\\])[^\s?#\\]{0,299}$/;
const timePattern = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,9})?)?(Z|[+-]\d\d:\d\d)$/;

const isBetween = (count: number, { min, max }: { min: number; max: number }) => count >= min && count <= max;
const orNothing = (cleaned: string) => cleaned || undefined;

function isPhone(phone: string): boolean {
  const digits = phone.replace(/\D/g, '').length;
  const { minDigits: min, maxDigits: max } = limits.phone;
  return phonePattern.test(phone) && isBetween(phone.length, limits.phone) && isBetween(digits, { min, max });
}

function isTime(time: string): boolean {
  return timePattern.test(time) && !Number.isNaN(Date.parse(time));
}

/** A text that may be missing, cleaned. `code` is given when it is not a text at all. */
function text(code: ContactErrorCode, clean: (typed: string) => string) {
  return v.pipe(v.nullish(v.string(code), ''), v.transform(clean));
}

/** A text that may be missing or empty, and must pass `isValid` when it is neither. */
function optionalText(
  code: ContactErrorCode,
  clean: (typed: string) => string,
  isValid: (cleaned: string) => boolean,
) {
  return v.pipe(
    text(code, clean),
    v.check((cleaned) => cleaned === '' || isValid(cleaned), code),
    v.transform(orNothing),
  );
}

const fields = v.object({
  id: optionalText('invalid', oneLine, (id) => /^[\w-]{8,64}$/.test(id)),
  name: v.pipe(
    text('name_required', oneLine),
    v.check((name) => name !== '', 'name_required'),
    v.check((name) => isBetween(name.length, limits.name), 'name_length'),
  ),
  email: optionalText(
    'email_invalid',
    compact,
    (email) => email.length <= limits.email.max && emailPattern.test(email),
  ),
  phone: optionalText('phone_invalid', compact, isPhone),
  message: v.pipe(
    text('message_required', paragraphs),
    v.check((message) => message !== '', 'message_required'),
    v.check((message) => isBetween(message.length, limits.message), 'message_length'),
  ),
  consent: v.literal(true, 'consent_required'),
  language: v.picklist(['ro', 'en'], 'invalid'),
  page: v.pipe(
    v.string('invalid'),
    v.check((page) => pathPattern.test(page), 'invalid'),
  ),
  package: optionalText('invalid', oneLine, (name) => name.length <= 100),
  consentVersion: v.pipe(
    v.string('invalid'),
    v.check((version) => /^[\w.-]{1,40}$/.test(version), 'invalid'),
  ),
  consentAt: optionalText('invalid', oneLine, isTime),
  /** Seconds from the first letter typed to the press, where scripts count them. Marks a request, never refuses it. */
  fillingSeconds: v.pipe(
    v.unknown(),
    v.transform((counted) => (typeof counted === 'number' && counted >= 0 ? counted : undefined)),
  ),
  /** The honeypot: people do not see it. A filled one marks a request, it never refuses it. */
  website: v.pipe(
    v.unknown(),
    v.transform((typed) => orNothing(typeof typed === 'string' ? oneLine(typed).slice(0, 100) : '')),
  ),
});

const schema = v.pipe(
  fields,
  v.forward(
    v.partialCheck(
      [['email'], ['phone']],
      ({ email, phone }) => email !== undefined || phone !== undefined,
      'contact_required' satisfies ContactErrorCode,
    ),
    ['email'],
  ),
);

/** A checked and cleaned request. Texts left empty are undefined. */
export type ContactRequest = v.InferOutput<typeof schema>;
export type ContactField = keyof ContactRequest;
export type ContactErrors = Partial<Record<ContactField, ContactErrorCode>>;

/** What a form hands over, before it is checked. */
export type ContactRequestInput = Pick<ContactRequest, 'language' | 'page' | 'consentVersion' | 'name'> &
  Partial<Record<'id' | 'email' | 'phone' | 'package' | 'consentAt' | 'website', string>> & {
    message: string;
    consent: boolean;
    fillingSeconds?: number;
  };

/** Why `POST /api/contact` did not take a request; the HTTP status says the same. */
export type ContactFailure =
  | 'not_readable'
  | 'method_not_allowed'
  | 'too_large'
  | 'unsupported_type'
  | 'invalid_fields'
  /** The header `Retry-After` says when to send it again. */
  | 'too_many_requests'
  | 'unavailable';

/** The answer of `POST /api/contact`. `errors` stands there with `invalid_fields` alone. */
export type ContactAnswer =
  { ok: true; reference: string } | { ok: false; code: ContactFailure; errors?: ContactErrors };

export type ParsedContactRequest =
  { ok: true; request: ContactRequest } | { ok: false; errors: ContactErrors };

/**
 * Checks and cleans a contact request; the browser and the function `contact` both ask here.
 * Unknown keys are left out. Never throws: what is wrong comes back as one code per field.
 */
export function parseContactRequest(input: unknown): ParsedContactRequest {
  const given = new Map(Object.entries(input ?? {}));
  const known = Object.fromEntries(Object.keys(fields.entries).map((field) => [field, given.get(field)]));
  const result = v.safeParse(schema, known);
  if (result.success) return { ok: true, request: result.output };
  const errors: Record<string, string> = {};
  // A field may break several rules; the first one is the one to correct first.
  for (const { path, message } of result.issues) errors[String(path?.[0].key)] ??= message;
  // Every rule above names its code as its message, and a field of the schema as its path.
  return { ok: false, errors: errors as ContactErrors };
}
