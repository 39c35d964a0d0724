import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formFieldNames, formFields, limits, textNames } from './contact-fields.ts';
import { areCorrectable, parseContactRequest, type ContactErrors } from './contact-request.ts';

const valid = {
  name: 'Ana Șerban',
  email: 'ana@exemplu.example',
  phone: '',
  message: 'Bună ziua!',
  consent: true,
  language: 'ro',
  page: '/ro/contact',
  consentVersion: '2026-11',
};

function errorsOf(changes: Record<string, unknown>): ContactErrors {
  const parsed = parseContactRequest({ ...valid, ...changes });
  return parsed.ok ? {} : parsed.errors;
}

function requestOf(changes: Record<string, unknown>) {
  const parsed = parseContactRequest({ ...valid, ...changes });
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.errors));
  return parsed.request;
}

const letters = (count: number) => 'ă'.repeat(count);

describe('a field is refused with its code', () => {
  test.each([
    ['name', undefined, 'name_required'],
    ['name', '\u200b\u200b\u200b', 'name_required'],
    ['name', '\u3164\uffa0 \u2800', 'name_required'],
    ['name', 'A', 'name_length'],
    ['name', letters(101), 'too_long'],
    ['email', 'ana@exemplu', 'email_invalid'],
    ['email', 'ana maria@exemplu.example', 'email_invalid'],
    ['email', 'ana@exemplu.example, b@exemplu.example', 'email_invalid'],
    ['email', 'ana@-exemplu.example', 'email_invalid'],
    ['email', `${'a'.repeat(65)}@exemplu.example`, 'email_invalid'],
    ['email', `a@${'b.'.repeat(127)}example`, 'too_long'],
    ['phone', '1234567890123456', 'phone_long'],
    ['phone', '+40 (0) 712 - 345 - 678', 'phone_long'],
    ['phone', '0722 123 456 / 0733 654 321', 'phone_two'],
    ['phone', '0722 123 456 sau 0733 654 321', 'phone_two'],
    ['phone', '0722 123 456 (mama)', 'phone_letters'],
    ['phone', '0722 123 456;', 'phone_letters'],
    ['phone', ['0712345678'], 'phone_invalid'],
    ['message', 'Da\u0000\u0007!', 'message_length'],
    ['message', '\u200b'.repeat(10), 'message_required'],
    ['message', letters(2001), 'too_long'],
    ['consent', false, 'consent_required'],
    ['consent', 'true', 'consent_required'],
    ['language', 'de', 'invalid'],
    ['page', 'https://evil.example', 'invalid'],
    ['page', '/\\evil.example', 'invalid'],
    ['page', '/\u0001/evil.example', 'invalid'],
    ['page', '/ro?name=Ana', 'invalid'],
    ['consentVersion', '<b>', 'invalid'],
    ['consentAt', 'yesterday', 'invalid'],
    ['consentAt', '2026-13-41T25:00:00Z', 'invalid'],
    ['package', letters(101), 'invalid'],
    ['id', 'short', 'invalid'],
  ] as const)('%s = %j: %s', (field, value, code) => {
    const errors = errorsOf({ [field]: value });
    expect(errors).toEqual({ [field]: code });
    expect(areCorrectable(errors)).toBe(code !== 'invalid');
  });
});

describe('a field is accepted', () => {
  test.each([
    ['name', 'Al'],
    ['name', letters(100)],
    ['name', "Jean-Luc O'Neil d’Arc 李"],
    ['email', 'a@b.ro'],
    ['email', "o'neil+copii.2_x@sub.exemplu-mare.example"],
    ['email', 'ana@xn--bcher-kva.example'],
    ['phone', '0712345'],
    ['phone', '+40 (712) 345-678'],
    ['phone', '0712.345/678'],
    ['phone', '123456789012345'],
    ['message', 'Salut'],
    ['message', letters(2000)],
    ['page', '/en/servicii/tratamente-laser'],
    ['callTime', 'evening'],
    ['consentAt', '2026-11-21T10:05:00+02:00'],
    ['id', '0b1c2d3e-aaaa-4bbb-8ccc-0123456789ab'],
  ] as const)('%s = %j', (field, value) => {
    expect(requestOf({ [field]: value })[field]).toBe(value);
  });
});

describe('e-mail and phone', () => {
  test('one of the two is required; the e-mail field reports it missing', () => {
    expect(errorsOf({ name: '', email: ' ', phone: undefined })).toMatchObject({ email: 'contact_required' });
    expect(errorsOf({ email: 'x', phone: '' })).toEqual({ email: 'email_invalid' });
    expect(errorsOf({ email: '', phone: '0712345678' })).toEqual({});
  });
  test('whoever asks for a confirmation gives an e-mail address, which is enough', () => {
    const phone = '0712 345 678';
    expect(errorsOf({ email: '', phone, confirmation: true })).toEqual({ email: 'email_required' });
    expect(errorsOf({ email: '', phone: '', confirmation: true })).toEqual({ email: 'email_required' });
    expect(errorsOf({ phone, confirmation: true })).toEqual({});
  });
  test('the browser cuts nothing that is pasted', () => {
    for (const name of textNames) expect(formFields[name].control).not.toHaveProperty('maxLength');
  });
  test.each([
    ['\u202a+40\u00a0712 345\u2011678\u202c', undefined],
    ['+1\ufe0d-555-123-4567\ufe0f', undefined],
    ['\u3164\u034f0712\u2800345\u{e0020}678\u115f', undefined],
    ['0712/345.678 (x)', 'phone_letters'],
    ['071234', 'phone_invalid'],
    ['٠٧١٢٣٤٥٦٧٨', undefined],
    ['＋４０　（７１２）．３４５／６７８', undefined],
    ['٠٧١٢٣٤', 'phone_invalid'],
  ])('without scripts the browser checks the phone %j by the same rule: %s', (typed, code) => {
    expect(new RegExp(`^(?:${formFields.phone.control.pattern})$`, 'v').test(typed)).toBe(!code);
    expect(errorsOf({ phone: typed })).toEqual(code ? { phone: code } : {});
  });
});

describe('cleaning', () => {
  test.each([
    ['name', '  Ana \r\n Maria\u2028Pop ', 'Ana Maria Pop'],
    ['name', 'S\u0326tefan', 'Ștefan'],
    ['email', ' ana@exemplu.example\u200b ', 'ana@exemplu.example'],
    ['phone', '٠٧١٢ ٣٤٥ ٦٧٨', '0712 345 678'],
    ['phone', '＋４０（７１２）３４５－６７８', '+40(712)345-678'],
    ['phone', '𝟘𝟟𝟙𝟚𝟛𝟜𝟝𝟞𝟟𝟠', '0712345678'],
    ['phone', '\u202a+40\u00a0712 345\u2011678\u202c', '+40 712 345-678'],
    ['phone', '+1\ufe0d-555-123-4567', '+1-555-123-4567'],
    ['message', 'unu\r\ndoi\rtrei\u2028patru\tcinci\u0000', 'unu\ndoi\ntrei\npatru cinci'],
    ['message', 'jumătate \ud83d', 'jumătate \ufffd'],
    ['message', '  familie 👨‍👩‍👧 \u200fאבא  ', 'familie 👨‍👩‍👧 \u200fאבא'],
    ['page', '/ro/\u0001contact\u009f', '/ro/contact'],
  ] as const)('%s: %j becomes %j', (field, typed, cleaned) => {
    expect(requestOf({ [field]: typed })[field]).toBe(cleaned);
  });

  test('only known keys stay', () => {
    const request = requestOf({ admin: true, __proto__: { polluted: 1 }, toString: 'x' });
    const site = ['id', 'language', 'page', 'consentVersion', 'consentAt', 'fillingSeconds', 'subject'];
    expect(new Set(Object.keys(request))).toEqual(new Set([...formFieldNames, ...site]));
  });

  test('a call time that is none is left out', () => {
    for (const callTime of ['2026-11-30 morning', ['evening']])
      expect(requestOf({ callTime }).callTime).toBeUndefined();
  });

  test('the honeypot refuses nothing', () => {
    expect(requestOf({ subject: ' http://x.example ' }).subject).toBe('http://x.example');
    expect(requestOf({ subject: '' }).subject).toBeUndefined();
    expect(requestOf({ subject: { a: 1 } }).subject).toBeUndefined();
  });
});

const anyText = fc.oneof(fc.string({ unit: 'binary' }), fc.string({ unit: 'grapheme' }), fc.string());
const texts = {
  name: anyText,
  email: anyText,
  phone: anyText,
  message: anyText,
  package: anyText,
  callTime: anyText,
  subject: anyText,
};
const nearlyValid = fc
  .record(texts, { requiredKeys: [] })
  .map((some): Record<string, unknown> => Object.assign({}, valid, some));

test('what is taken keeps the rules, and is taken again unchanged', () => {
  fc.assert(
    fc.property(nearlyValid, (input) => {
      const parsed = parseContactRequest(input);
      fc.pre(parsed.ok);
      const { name, email, phone, message } = parsed.request;
      expect(name).toBe(name.trim().normalize('NFC'));
      expect(name).not.toMatch(/[\p{Cc}\p{Zl}\p{Zp}\p{Cs}]/u);
      expect(message).toBe(message.trim().normalize('NFC'));
      expect(message).not.toMatch(/(?!\n)\p{Cc}|\p{Cs}/u);
      expect(name.length).toBeLessThanOrEqual(limits.name.max);
      expect(email ?? phone).toBeTruthy();
      expect(parseContactRequest(parsed.request)).toEqual(parsed);
    }),
    { numRuns: 100 },
  );
});
