// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import { emptyForm } from '../../shared/contact-fields.ts';
import { dropDraft, isPressUnderWay, pressDraft, readDraft, storeDraft, submitDraft } from './draft.ts';

const typed = { ...emptyForm, name: 'Ana', phone: '0700', message: 'Bună ziua', consent: true };
const draft = { typed, route: 'contact', language: 'ro' };

beforeEach(() => {
  for (const store of [localStorage, sessionStorage]) store.clear();
});

/** Keeps what the tab has stored, and goes on in another one. */
function leaveTab() {
  const entries = Object.entries({ ...sessionStorage });
  sessionStorage.clear();
  return function enter() {
    sessionStorage.clear();
    for (const [key, entry] of entries) sessionStorage.setItem(key, entry);
  };
}

const messageHere = () => readDraft()?.typed.message;

test('a draft holds no consent, and an emptied form leaves nothing behind', () => {
  storeDraft(draft);
  expect(readDraft()?.typed).toEqual({ ...typed, consent: undefined });
  const ticked = { ...emptyForm, package: 'Pachet 1', consent: true };
  storeDraft({ ...draft, typed: ticked });
  expect([readDraft(), localStorage.length]).toEqual([undefined, 0]);
});

test('only the draft that was sent is deleted', () => {
  storeDraft(draft);
  pressDraft('request-1');
  dropDraft('request-2');
  expect(messageHere()).toBe(typed.message);
  dropDraft('request-1');
  expect([readDraft(), localStorage.length]).toEqual([undefined, 0]);
});

test('a draft that the browser sent itself is deleted on the next page, unless it is changed before or asked for by Back', () => {
  storeDraft(draft);
  submitDraft();
  storeDraft(draft);
  expect(messageHere()).toBe(typed.message);
  submitDraft();
  const navigation = vi.spyOn(performance, 'getEntriesByType');
  navigation.mockReturnValue([{ type: 'back_forward' } as never]);
  expect(messageHere()).toBe(typed.message);
  navigation.mockReturnValue([]);
  expect([readDraft(), localStorage.length]).toEqual([undefined, 0]);
  navigation.mockRestore();
});

test('each tab has its own text, and a new one the last that was written', () => {
  const write = (message: string) => storeDraft({ ...draft, typed: { ...typed, message } });
  write('Al doilea');
  const enterSecond = leaveTab();
  expect(messageHere()).toBe('Al doilea');
  write('Primul');
  const enterFirst = leaveTab();
  enterSecond();
  expect(messageHere()).toBe('Al doilea');
  pressDraft('request-2');
  dropDraft('request-2');
  expect(readDraft()).toBeUndefined();
  enterFirst();
  expect(messageHere()).toBe('Primul');
  expect(readDraft()?.id).toBeUndefined();
  leaveTab();
  expect(messageHere()).toBe('Primul');
});

test('a press is under way until its form is changed, sent by the browser or a minute old', () => {
  storeDraft(draft);
  expect(isPressUnderWay()).toBe(false);
  pressDraft('request-1');
  expect(isPressUnderWay()).toBe(true);
  submitDraft();
  expect(isPressUnderWay()).toBe(false);
  pressDraft('request-1');
  storeDraft(draft);
  expect(isPressUnderWay()).toBe(false);
  pressDraft('request-2');
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 60_000 });
  expect(isPressUnderWay()).toBe(false);
  vi.useRealTimers();
});
