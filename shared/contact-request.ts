import * as v from 'valibot';
import { oneLine } from './clean-text.ts';
import {
  formFieldNames,
  formFields,
  optionalText,
  type ContactErrorCode,
  type FormFieldName,
  type FormValues,
} from './contact-fields.ts';
import { languages } from './languages.ts';

// No query, which might hold personal data, and no second slash, which would name a host.
const pathPattern = /^\/(?![/\\])[^\s?#\\]{0,299}$/;
const timePattern = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,9})?)?(Z|[+-]\d\d:\d\d)$/;

function isTime(time: string): boolean {
  return timePattern.test(time) && !Number.isNaN(Date.parse(time));
}

type Rules = { [Name in FormFieldName]: (typeof formFields)[Name]['rule'] };

const rules = Object.fromEntries(formFieldNames.map((name) => [name, formFields[name].rule])) as Rules;

const fields = v.object({
  id: optionalText('invalid', oneLine, (id) => /^[\w-]{8,64}$/.test(id)),
  ...rules,
  language: v.picklist(languages, 'invalid'),
  page: v.pipe(
    v.string('invalid'),
    v.transform(oneLine),
    v.check((page) => pathPattern.test(page), 'invalid'),
  ),
  consentVersion: v.pipe(
    v.string('invalid'),
    v.check((version) => /^[\w.-]{1,40}$/.test(version), 'invalid'),
  ),
  consentAt: optionalText('invalid', oneLine, isTime),
  /** Seconds from the first letter to the press; only marks possible spam. */
  fillingSeconds: v.pipe(
    v.unknown(),
    v.transform((counted) => (typeof counted === 'number' && counted >= 0 ? counted : undefined)),
  ),
  /** The honeypot, which people do not see; only marks possible spam. */
  website: v.pipe(
    v.unknown(),
    v.transform((typed) => (typeof typed === 'string' && oneLine(typed).slice(0, 100)) || undefined),
  ),
});

export type ContactRequest = v.InferOutput<typeof fields>;
export type ContactField = keyof ContactRequest;
export type ContactErrors = Partial<Record<ContactField, ContactErrorCode>>;

export type ContactRequestInput = FormValues &
  Pick<ContactRequest, 'language' | 'page' | 'consentVersion'> &
  Partial<Record<'id' | 'consentAt' | 'website', string>> & { fillingSeconds?: number };

export type ContactFailure =
  | 'not_readable'
  | 'method_not_allowed'
  | 'too_large'
  | 'unsupported_type'
  | 'invalid_fields'
  | 'too_many_requests'
  | 'unavailable';

/** `confirmation`: one is queued. `callTime`: the code of the accepted time. `errors`: with `invalid_fields` alone. */
export type ContactAnswer =
  | { ok: true; reference: string; confirmation?: true; callTime?: string }
  | { ok: false; code: ContactFailure; errors?: ContactErrors };

type ParsedContactRequest = { ok: true; request: ContactRequest } | { ok: false; errors: ContactErrors };

/** One way to reply is enough; a confirmation needs the address. */
function missingReply({ email, phone, confirmation }: Partial<ContactRequest>): ContactErrorCode | undefined {
  if (email || (phone && !confirmation)) return undefined;
  return confirmation ? 'email_required' : 'contact_required';
}

/** Never throws. Unknown keys are dropped; each invalid field has one code, in the order of the form. */
export function parseContactRequest(input: unknown): ParsedContactRequest {
  const given = new Map(Object.entries(input ?? {}));
  const known = Object.fromEntries(Object.keys(fields.entries).map((field) => [field, given.get(field)]));
  const result = v.safeParse(fields, known);
  const missing = missingReply(result.output as Partial<ContactRequest>);
  if (result.success && !missing) return { ok: true, request: result.output };
  const errors: Record<string, string> = {};
  for (const field of Object.keys(known)) {
    // A field may break several rules; the first one is corrected first.
    const issue = result.issues?.find(({ path }) => path?.[0].key === field);
    const code = issue?.message ?? (field === 'email' ? missing : undefined);
    if (code) errors[field] = code;
  }
  // Every rule has its code as message and a field as path.
  return { ok: false, errors: errors as ContactErrors };
}
