import { typedFieldNames } from '../../../shared/contact-fields.ts';
import type { Typed } from './read-form.ts';

/** The address of a new mail to `email` that carries what the visitor typed. */
export function mailWithText(email: string, subject: string, typed: Typed) {
  const rest = typedFieldNames.filter((field) => field !== 'message' && typed[field]);
  const lines = [typed.message, '', ...rest.map((field) => typed[field])];
  const body = lines.join('\n').replaceAll('\n', '\r\n');
  return `mailto:${email}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
}
