import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { ContactRequest } from '../../../shared/contact-request.ts';
import { request } from '../testing/requests.ts';
import { referenceOf, deduplicationKey } from './deduplication-key.ts';

const now = new Date('2026-11-21T08:05:00.000Z');

test('a request sent again has the same key', () => {
  const later = new Date('2026-12-24T20:00:00.000Z');
  expect(deduplicationKey(request(), later)).toBe(deduplicationKey(request(), now));
});

test('neither empty fields nor the order of fields change the key', () => {
  const key = deduplicationKey(request(), now);
  for (const callTime of ['', 'soon']) expect(deduplicationKey(request({ callTime }), now)).toBe(key);
  for (const confirmation of [false, 'yes'])
    expect(deduplicationKey(request({ confirmation }), now)).toBe(key);
  const reversed = Object.fromEntries(Object.entries(request()).toReversed()) as ContactRequest;
  expect(deduplicationKey(reversed, now)).toBe(key);
});

test('the time of the press and the honeypot do not change the key', () => {
  const pressedAgain = request({ consentAt: '2026-11-21T09:00:00.000Z', subject: 'x' });
  expect(deduplicationKey(pressedAgain, now)).toBe(deduplicationKey(request(), now));
});

test.each([
  ['id', 'another-id-1'],
  ['name', 'Ana'],
  ['email', 'ana@exemplu.example'],
  ['phone', ''],
  ['message', 'Altceva'],
  ['language', 'en'],
  ['page', '/en'],
  ['package', ''],
  ['callTime', 'evening'],
  ['confirmation', true],
  ['consentVersion', '2027-01'],
])('another %s makes another request', (field, value) => {
  expect(deduplicationKey(request({ [field]: value }), now)).not.toBe(deduplicationKey(request(), now));
});

test('without an id the request is the same within ten minutes', () => {
  const without = request({ id: '' });
  expect(deduplicationKey(without, new Date('2026-11-21T08:09:59.999Z'))).toBe(
    deduplicationKey(without, now),
  );
  expect(deduplicationKey(without, new Date('2026-11-21T08:10:00.000Z'))).not.toBe(
    deduplicationKey(without, now),
  );
});

test('a key is a valid task name, and its reference has six unmistakable characters', () => {
  fc.assert(
    fc.property(fc.uuid(), (id) => {
      const key = deduplicationKey(request({ id }), now);
      expect(key).toMatch(/^[0-9a-f]{64}$/);
      expect(referenceOf(key)).toMatch(/^GH-[CDFGHJKMPRTVWXY34679]{6}$/);
    }),
  );
});
