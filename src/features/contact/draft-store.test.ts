import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { emptyForm } from '../../../shared/contact-fields.ts';
import { dropDraft, storeDraft, nameDraft, readDraft, submitDraft } from './draft-store.ts';

const now = Date.parse('2026-11-21T10:00:00Z');
const typed = { ...emptyForm, name: 'Ana', phone: '0700', message: 'Bună ziua', consent: true };

let stored: Map<string, string>;

beforeEach(() => {
  stored = new Map();
  vi.stubGlobal('window', {
    localStorage: {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => stored.set(key, value),
      removeItem: (key: string) => stored.delete(key),
    },
  });
});
afterEach(() => vi.unstubAllGlobals());

test('only the draft that was sent is deleted', () => {
  storeDraft({ typed }, now);
  nameDraft('request-1', now);
  dropDraft('request-2');
  expect(readDraft(now)).toBeDefined();
  dropDraft('request-1');
  expect(stored.size).toBe(0);
});

test('a draft that the browser sent itself is deleted on the next page, unless it is changed before', () => {
  storeDraft({ typed }, now);
  submitDraft();
  storeDraft({ typed }, now);
  expect(readDraft(now)).toBeDefined();
  submitDraft();
  expect(readDraft(now)).toBeUndefined();
  expect(stored.size).toBe(0);
});

test('an emptied form leaves nothing behind', () => {
  storeDraft({ typed }, now);
  storeDraft({ typed: { ...emptyForm, consent: true } }, now);
  expect(stored.size).toBe(0);
});

test('a chosen call time is stored, also alone', () => {
  storeDraft({ typed: { ...emptyForm, callTime: '2026-11-30 08:00-12:00' } }, now);
  expect(readDraft(now)?.typed.callTime).toBe('2026-11-30 08:00-12:00');
});

test('a draft of before a deploy that adds a field has that field empty', () => {
  stored.set('contact-draft', JSON.stringify({ typed: { name: 'Ana', consent: true }, at: now }));
  expect(readDraft(now)?.typed).toEqual({ ...emptyForm, name: 'Ana', consent: true });
});

test('a draft of 24 hours ago is deleted', () => {
  storeDraft({ typed }, now);
  expect(readDraft(now + 24 * 60 * 60_000 - 1)).toBeDefined();
  expect(readDraft(now + 24 * 60 * 60_000)).toBeUndefined();
  expect(stored.size).toBe(0);
});

test.each(['{"typed"', '7', '{"typed":{"name":1},"at":1}', '{"at":1}'])('%s is no draft', (text) => {
  stored.set('contact-draft', text);
  expect(readDraft(now)).toBeUndefined();
  expect(stored.size).toBe(0);
});
