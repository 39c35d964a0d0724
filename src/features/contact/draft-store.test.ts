import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { emptyForm } from '../../../shared/contact-fields.ts';
import { dropDraft, keepDraft, nameDraft, readDraft, submitDraft } from './draft-store.ts';

const now = Date.parse('2026-11-21T10:00:00Z');
const typed = { ...emptyForm, name: 'Ana', phone: '0700', message: 'Bună ziua', consent: true };

let kept: Map<string, string>;

beforeEach(() => {
  kept = new Map();
  vi.stubGlobal('window', {
    localStorage: {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
      removeItem: (key: string) => kept.delete(key),
    },
  });
});
afterEach(() => vi.unstubAllGlobals());

test('only the draft that was sent is deleted', () => {
  keepDraft({ typed }, now);
  nameDraft('request-1', now);
  dropDraft('request-2');
  expect(readDraft(now)).toBeDefined();
  dropDraft('request-1');
  expect(kept.size).toBe(0);
});

test('a draft that the browser sent itself is deleted on the next page, unless it is changed before', () => {
  keepDraft({ typed }, now);
  submitDraft();
  keepDraft({ typed }, now);
  expect(readDraft(now)).toBeDefined();
  submitDraft();
  expect(readDraft(now)).toBeUndefined();
  expect(kept.size).toBe(0);
});

test('an emptied form leaves nothing behind', () => {
  keepDraft({ typed }, now);
  keepDraft({ typed: { ...emptyForm, consent: true } }, now);
  expect(kept.size).toBe(0);
});

test('a chosen call time is kept, also alone', () => {
  keepDraft({ typed: { ...emptyForm, callTime: '2026-11-30 08:00-12:00' } }, now);
  expect(readDraft(now)?.typed.callTime).toBe('2026-11-30 08:00-12:00');
});

test('a draft of before a deploy that adds a field has that field empty', () => {
  kept.set('contact-draft', JSON.stringify({ typed: { name: 'Ana', consent: true }, at: now }));
  expect(readDraft(now)?.typed).toEqual({ ...emptyForm, name: 'Ana', consent: true });
});

test('a draft of 24 hours ago is deleted', () => {
  keepDraft({ typed }, now);
  expect(readDraft(now + 24 * 60 * 60_000 - 1)).toBeDefined();
  expect(readDraft(now + 24 * 60 * 60_000)).toBeUndefined();
  expect(kept.size).toBe(0);
});

test.each(['{"typed"', '7', '{"typed":{"name":1},"at":1}', '{"at":1}'])('%s is no draft', (text) => {
  kept.set('contact-draft', text);
  expect(readDraft(now)).toBeUndefined();
  expect(kept.size).toBe(0);
});
