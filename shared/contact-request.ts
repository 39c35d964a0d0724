import * as v from 'valibot';
import { callTimeCode, parseCallTime } from './call-times.ts';
import { oneLine } from './clean-text.ts';
import {
  optionalText,
  typedFieldNames,
  typedFields,
  type ContactErrorCode,
  type TypedField,
} from './contact-fields.ts';
import { languages } from './languages.ts';

// A path of this site: no query, which might hold personal data, and no second slash, which would name a host.
const pathPattern = /^\/(?![/\\])[^\s?#\\]{0,299}$/;
const timePattern = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,9})?)?(Z|[+-]\d\d:\d\d)$/;

function isTime(time: string): boolean {
  return timePattern.test(time) && !Number.isNaN(Date.parse(time));
}

type Rules = { [Field in TypedField]: (typeof typedFields)[Field]['rule'] };

const rules = Object.fromEntries(typedFieldNames.map((field) => [field, typedFields[field].rule])) as Rules;

const fields = v.object({
  id: optionalText('invalid', oneLine, (id) => /^[\w-]{8,64}$/.test(id)),
  ...rules,
  consent: v.literal(true, 'consent_required'),
  language: v.picklist(languages, 'invalid'),
  page: v.pipe(
    v.string('invalid'),
    v.check((page) => pathPattern.test(page), 'invalid'),
  ),
  package: optionalText('invalid', oneLine, (name) => name.length <= 100),
  /** When the visitor would like to be called, as `callTimeCode` writes it. What is none is left out, never refused. */
  callTime: v.pipe(
    v.unknown(),
    v.transform((chosen) => {
      const callTime = parseCallTime(chosen);
      return callTime && callTimeCode(callTime);
    }),
  ),
  /** Whether the visitor asked for a confirmation by e-mail. */
  confirmation: v.pipe(
    v.unknown(),
    v.transform((ticked) => ticked === true || undefined),
  ),
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
    v.transform((typed) => (typeof typed === 'string' && oneLine(typed).slice(0, 100)) || undefined),
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

export type ContactRequestInput = Pick<ContactRequest, 'language' | 'page' | 'consentVersion'> &
  Record<TypedField, string> &
  Partial<Record<'id' | 'package' | 'callTime' | 'consentAt' | 'website', string>> & {
    consent: boolean;
    confirmation?: boolean;
    fillingSeconds?: number;
  };

export type ContactFailure =
  | 'not_readable'
  | 'method_not_allowed'
  | 'too_large'
  | 'unsupported_type'
  | 'invalid_fields'
  | 'too_many_requests'
  | 'unavailable';

/**
 * The answer of `POST /api/contact`. `confirmation` stands there when one was asked for and is on the queue, `errors` with
 * `invalid_fields` alone.
 */
export type ContactAnswer =
  | { ok: true; reference: string; confirmation?: true }
  | { ok: false; code: ContactFailure; errors?: ContactErrors };

type ParsedContactRequest = { ok: true; request: ContactRequest } | { ok: false; errors: ContactErrors };

/** Unknown keys are left out. Never throws: what is wrong comes back as one code per field, in the order of the form. */
export function parseContactRequest(input: unknown): ParsedContactRequest {
  const given = new Map(Object.entries(input ?? {}));
  const known = Object.fromEntries(Object.keys(fields.entries).map((field) => [field, given.get(field)]));
  const result = v.safeParse(schema, known);
  if (result.success) return { ok: true, request: result.output };
  const errors: Record<string, string> = {};
  for (const field of Object.keys(known)) {
    // A field may break several rules; the first one is the one to correct first.
    const issue = result.issues.find(({ path }) => path?.[0].key === field);
    if (issue) errors[field] = issue.message;
  }
  // Every rule above names its code as its message, and a field of the schema as its path.
  return { ok: false, errors: errors as ContactErrors };
}
