import { oneLine } from './clean-text.ts';
import {
  cleanText,
  formFieldNames,
  formFields,
  optionalText,
  type ContactErrorCode,
  type Fault,
  type FormFieldName,
  type FormValues,
  type Rule,
} from './contact-fields.ts';
import { languages } from './languages.ts';

/** Of the privacy policy, as the content has it and each request names it. */
export const policyVersion = /^[\w.-]{1,20}$/;

// No query, which might hold personal data, and no second slash, which would name a host.
const pathPattern = /^\/(?![/\\])[^\s?#\\]{0,299}$/;
const timePattern = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,9})?)?(Z|[+-]\d\d:\d\d)$/;

function isTime(time: string): boolean {
  return timePattern.test(time) && !Number.isNaN(Date.parse(time));
}

type FormRules = { [Name in FormFieldName]: (typeof formFields)[Name]['rule'] };

const formRules = Object.fromEntries(
  formFieldNames.map((name) => [name, formFields[name].rule]),
) as FormRules;

/** What the site itself fills in. */
function siteText(isValid: (cleaned: string) => boolean): Rule<string> {
  return (given) => {
    const cleaned = cleanText(given, oneLine);
    return cleaned !== undefined && isValid(cleaned) ? cleaned : { code: 'invalid' };
  };
}

const rules = {
  id: optionalText('invalid', oneLine, (id) => /^[\w-]{8,64}$/.test(id)),
  ...formRules,
  language: siteText((language) => languages.includes(language)),
  page: siteText((page) => pathPattern.test(page)),
  consentVersion: siteText((version) => policyVersion.test(version)),
  consentAt: optionalText('invalid', oneLine, isTime),
  /** Seconds from the first letter to the press; only marks possible spam. */
  fillingSeconds: (given: unknown) => (typeof given === 'number' && given >= 0 ? given : undefined),
  /** The honeypot, which people do not see; only marks possible spam. */
  website: (given: unknown) => cleanText(given, oneLine)?.slice(0, 100) || undefined,
};

type Rules = typeof rules;

export type ContactRequest = { [Name in keyof Rules]: Exclude<ReturnType<Rules[Name]>, Fault> };
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

const isFault = (value: unknown): value is Fault => typeof value === 'object';

/** Never throws. Unknown keys are dropped; each invalid field has one code, in the order of the form. */
export function parseContactRequest(input: unknown): ParsedContactRequest {
  const given = new Map<string, unknown>(Object.entries(input ?? {}));
  const values: Record<string, unknown> = {};
  for (const [field, rule] of Object.entries<Rule<unknown>>(rules)) values[field] = rule(given.get(field));
  const { email, phone, confirmation } = values;
  // One way to reply is enough; a confirmation needs the address.
  if (email === undefined && (confirmation || phone === undefined)) {
    values['email'] = { code: confirmation ? 'email_required' : 'contact_required' } satisfies Fault;
  }
  const faults = Object.entries(values).filter((entry): entry is [string, Fault] => isFault(entry[1]));
  // Each value is its rule's.
  if (faults.length === 0) return { ok: true, request: values as ContactRequest };
  return { ok: false, errors: Object.fromEntries(faults.map(([field, { code }]) => [field, code])) };
}
