import { expect, test } from 'vitest';
import { typedFieldNames, type TypedField } from '../../../shared/contact-fields.ts';
import { mailWithText } from './read-form.ts';

test('the mail carries the text and who wrote it, whatever is in it', () => {
  const message = 'Bună ziua,\nfiul meu & eu? 100% #1';
  const empty = Object.fromEntries(typedFieldNames.map((field) => [field, ''])) as Record<TypedField, string>;
  const typed = { ...empty, name: 'Ștefan', phone: '0700 111 222', message, consent: true };
  const { protocol, pathname, searchParams } = new URL(mailWithText('a@b.example', 'Cerere', typed));
  expect([protocol, pathname, searchParams.get('subject')]).toEqual(['mailto:', 'a@b.example', 'Cerere']);
  const body = searchParams.get('body');
  expect(body).toBe('Bună ziua,\r\nfiul meu & eu? 100% #1\r\n\r\nȘtefan\r\n0700 111 222');
});
