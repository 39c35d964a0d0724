import type { Typed } from './read-form.ts';

/** The address of a new mail to `email` that carries what the visitor typed. */
export function mailWithText(email: string, subject: string, { name, phone, email: own, message }: Typed) {
  const lines = [message, '', name, phone, own].filter((line, index) => line || index === 1);
  const body = lines.join('\n').replaceAll('\n', '\r\n');
  return `mailto:${email}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
}
