import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { dayMs } from '../../../shared/durations.ts';
import { emptyForm } from '../../../shared/contact-fields.ts';
import { dropDraft, isPressUnderWay, pressDraft, readDraft, storeDraft, submitDraft } from './draft-store.ts';

const now = Date.parse('2026-11-21T10:00:00Z');
const typed = { ...emptyForm, name: 'Ana', phone: '0700', message: 'Bună ziua', consent: true };

type Store = Map<string, string>;

let local: Store;
let session: Store;

const storageOf = (store: Store) => ({
  getItem: (key: string) => store.get(key) ?? null,
  setItem: (key: string, value: string) => store.set(key, value),
  removeItem: (key: string) => store.delete(key),
});

/** From now on the code runs in this tab. */
function enter(tab: Store) {
  session = tab;
  vi.stubGlobal('window', { localStorage: storageOf(local), sessionStorage: storageOf(tab) });
}

beforeEach(() => {
  local = new Map();
  enter(new Map());
});
afterEach(() => vi.unstubAllGlobals());

test('only the draft that was sent is deleted', () => {
  storeDraft({ typed }, now);
  pressDraft('request-1');
  dropDraft('request-2');
  expect(readDraft(now)).toBeDefined();
  dropDraft('request-1');
  expect(readDraft(now)).toBeUndefined();
  expect(local.size).toBe(0);
});

test('a draft that the browser sent itself is deleted on the next page, unless it is changed before', () => {
  storeDraft({ typed }, now);
  submitDraft();
  storeDraft({ typed }, now);
  expect(readDraft(now)).toBeDefined();
  submitDraft();
  expect(readDraft(now)).toBeUndefined();
  expect(local.size).toBe(0);
});

test('a draft that the browser sent itself is there for who comes back to the form', () => {
  storeDraft({ typed }, now);
  submitDraft();
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type: 'back_forward' } as never]);
  expect(readDraft(now)?.typed.message).toBe(typed.message);
  vi.restoreAllMocks();
});

test('an emptied form leaves nothing behind', () => {
  storeDraft({ typed }, now);
  storeDraft({ typed: { ...emptyForm, package: 'Pachet 1' } }, now);
  expect(readDraft(now)).toBeUndefined();
  expect(local.size).toBe(0);
});

test('each tab has its own text, and a new one the last that was written', () => {
  const [tabA, tabB] = [new Map(), session];
  storeDraft({ typed: { ...typed, message: 'Al doilea' } }, now);
  enter(tabA);
  storeDraft({ typed }, now);
  enter(tabB);
  expect(readDraft(now)?.typed.message).toBe('Al doilea');
  pressDraft('request-b');
  dropDraft('request-b');
  expect(readDraft(now)).toBeUndefined();
  enter(tabA);
  expect(readDraft(now)).toMatchObject({ typed: { message: typed.message } });
  expect(readDraft(now)?.id).toBeUndefined();
  enter(new Map());
  expect(readDraft(now)?.typed.message).toBe(typed.message);
});

test('consent is given again only for the same version of the policy, and not from the future', () => {
  storeDraft({ typed, consentVersion: '2026-11' }, now);
  const consentOf = (at: number, version?: string) => readDraft(at, version)?.typed.consent;
  expect(consentOf(now, '2026-11')).toBe(true);
  expect(consentOf(now, '2026-12')).toBe(false);
  expect(consentOf(now - 1, '2026-11')).toBe(false);
  expect(readDraft(now - 1, '2026-11')?.typed.message).toBe(typed.message);
});

test('a draft of before a deploy that adds a field has that field empty', () => {
  local.set('contact-draft', JSON.stringify({ typed: { name: 'Ana', consent: true }, at: now }));
  expect(readDraft(now)?.typed).toEqual({ ...emptyForm, name: 'Ana', consent: true });
});

test.each([1, -1])('a draft of 24 hours before or after is deleted', (direction) => {
  storeDraft({ typed }, now);
  expect(readDraft(now + direction * (dayMs - 1))).toBeDefined();
  expect(readDraft(now + direction * dayMs)).toBeUndefined();
  expect([local.size, readDraft(now)]).toEqual([0, undefined]);
});

test('a press is under way until its form is changed, sent by the browser or a minute old', () => {
  vi.setSystemTime(now);
  storeDraft({ typed }, now);
  expect(isPressUnderWay()).toBe(false);
  pressDraft('request-1');
  expect(isPressUnderWay()).toBe(true);
  submitDraft();
  expect(isPressUnderWay()).toBe(false);
  storeDraft({ typed }, now);
  expect(isPressUnderWay()).toBe(false);
  pressDraft('request-2');
  vi.setSystemTime(now + 60_000);
  expect(isPressUnderWay()).toBe(false);
  vi.useRealTimers();
});

test('an id that is no text is left out', () => {
  local.set('contact-draft', JSON.stringify({ typed, id: 5, at: now }));
  expect(readDraft(now)).toMatchObject({ typed, id: undefined });
});

test.each(['{"typed"', '7', '{"typed":{"name":1},"at":1}', '{"at":1}'])('%s is no draft', (text) => {
  local.set('contact-draft', text);
  expect(readDraft(now)).toBeUndefined();
  expect(local.size).toBe(0);
});
