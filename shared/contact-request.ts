import { cleanLine } from './clean-text.ts';
import {
  cleanText,
  formFieldNames,
  formFields,
  optionalText,
  type CallTime,
  type ContactErrorCode,
  type ValidationError,
  type FormFieldName,
  type FormValues,
  type Validator,
} from './contact-fields.ts';
import { languages } from './languages.ts';

type Validators = typeof validators;

export type ContactRequest = {
  [Name in keyof Validators]: Exclude<ReturnType<Validators[Name]>, ValidationError>;
};
export type ContactField = keyof ContactRequest;
export type ContactErrors = Partial<Record<ContactField, ContactErrorCode>>;

type ParsedContactRequest = { ok: true; request: ContactRequest } | { ok: false; errors: ContactErrors };

/** Checks a request; never throws. Drops unknown keys. Returns one error code per invalid field, in the order of the form. */
export function parseContactRequest(input: unknown): ParsedContactRequest {
  const inputValues = new Map<string, unknown>(Object.entries(input ?? {}));
  const values: Record<string, unknown> = {};
  for (const [field, validate] of Object.entries<Validator<unknown>>(validators))
    values[field] = validate(inputValues.get(field));
  const { email, phone, confirmation } = values;
  // One of e-mail and phone is enough; a confirmation needs the e-mail address.
  if (email === undefined && (confirmation || phone === undefined)) {
    values['email'] = {
      code: confirmation ? 'email_required' : 'contact_required',
    } satisfies ValidationError;
  }
  const errors: Record<string, ContactErrorCode> = {};
  for (const [field, value] of Object.entries(values))
    if (isValidationError(value)) errors[field] = value.code;
  if (Object.keys(errors).length > 0) return { ok: false, errors };
  // Each value is the result of its validator, so the cast is safe.
  return { ok: true, request: values as ContactRequest };
}

export type ContactRequestInput = FormValues &
  Pick<ContactRequest, 'language' | 'page' | 'consentVersion'> &
  Partial<Record<'id' | 'consentAt' | 'subject', string>> & { fillingSeconds?: number };

export type ContactFailure =
  | 'not_readable'
  | 'method_not_allowed'
  | 'too_large'
  | 'unsupported_type'
  | 'invalid_fields'
  | 'too_many_requests'
  | 'unavailable'
  | 'uncertain';

/** Times are ISO 8601; the reply is due by `promisedUntil`. `confirmation`: a confirmation mail is queued. */
export type ContactResponse =
  | {
      ok: true;
      reference: string;
      receivedAt: string;
      promisedUntil: string;
      confirmation?: true;
      callTime?: CallTime;
    }
  | { ok: false; code: ContactFailure; errors?: ContactErrors };

/** Returns whether the visitor can correct every error; otherwise the site is at fault. */
export function areCorrectable(errors: ContactErrors): boolean {
  const entries = Object.entries(errors);
  const codesOf = new Map<string, readonly ContactErrorCode[]>(
    formFieldNames.map((name) => [name, formFields[name].errors]),
  );
  return entries.length > 0 && entries.every(([field, code]) => codesOf.get(field)?.includes(code));
}

/** Format of the privacy policy's version in the content and in each request. */
export const policyVersion = /^[\w.-]{1,20}$/;

type FormValidators = { [Name in FormFieldName]: (typeof formFields)[Name]['validate'] };

const formValidators = Object.fromEntries(
  formFieldNames.map((name) => [name, formFields[name].validate]),
) as FormValidators;

/** Checks a field that the site fills in, not the visitor. */
function siteText(isValid: (cleaned: string) => boolean): Validator<string> {
  return (value) => {
    const cleaned = cleanText(value, cleanLine);
    return cleaned !== undefined && isValid(cleaned) ? cleaned : { code: 'invalid' };
  };
}

const optionalSiteText = (isValid: (cleaned: string) => boolean) =>
  optionalText('invalid', cleanLine, (cleaned) => (isValid(cleaned) ? undefined : 'invalid'));

const validators = {
  id: optionalSiteText((id) => /^[\w-]{8,64}$/.test(id)),
  ...formValidators,
  language: siteText((language) => languages.includes(language)),
  page: siteText((page) => pathPattern.test(page)),
  consentVersion: siteText((version) => policyVersion.test(version)),
  consentAt: optionalSiteText(isTime),
  /** Seconds from the first keystroke to the submit; used only to detect spam. */
  fillingSeconds: (value: unknown) => (typeof value === 'number' && value >= 0 ? value : undefined),
  /** A honeypot: people do not see this field, and no password manager fills in a field of this name. */
  subject: (value: unknown) => cleanText(value, cleanLine)?.slice(0, 100) || undefined,
};

// Excludes a query, which may contain personal data, and `//`, which begins a URL of another host.
const pathPattern = /^\/(?![/\\])[^\s?#\\]{0,299}$/;
const timePattern = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,9})?)?(Z|[+-]\d\d:\d\d)$/;

function isTime(time: string): boolean {
  return timePattern.test(time) && !Number.isNaN(Date.parse(time));
}

/** Returns whether a validator's result is an error; valid values are primitive. */
const isValidationError = (value: unknown): value is ValidationError => typeof value === 'object';
