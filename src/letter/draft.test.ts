// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import { emptyForm } from '../../shared/contact-fields.ts';
import { dropDraft, isPressUnderWay, pressDraft, readDraft, storeDraft, submitDraft } from './draft.ts';

const typed = { ...emptyForm, name: 'Ana', phone: '0700', message: 'Bună ziua', consent: true };
const draft = { typed, route: 'contact', language: 'ro' };

beforeEach(() => {
  for (const store of [localStorage, sessionStorage]) store.clear();
});

const messageHere = () => readDraft()?.typed.message;

test('a draft holds no consent, and an emptied form leaves nothing behind', () => {
  storeDraft(draft);
  expect(readDraft()?.typed).toEqual({ ...typed, consent: undefined });
  const ticked = { ...emptyForm, package: 'Pachet 1', consent: true };
  storeDraft({ ...draft, typed: ticked });
  expect([readDraft(), sessionStorage.length]).toEqual([undefined, 0]);
});

test('only the draft that was sent is deleted', () => {
  storeDraft(draft);
  pressDraft('request-1');
  dropDraft('request-2');
  expect(messageHere()).toBe(typed.message);
  dropDraft('request-1');
  expect([readDraft(), sessionStorage.length]).toEqual([undefined, 0]);
});

test('a draft that the browser sent itself is deleted at the next link, not by Back or a reload', () => {
  const navigation = vi.spyOn(performance, 'getEntriesByType');
  const arrive = (type: string) => navigation.mockReturnValue([{ type } as never]);
  arrive('navigate');
  storeDraft(draft);
  submitDraft();
  storeDraft(draft);
  expect(messageHere()).toBe(typed.message);
  submitDraft();
  for (const type of ['back_forward', 'reload']) {
    arrive(type);
    expect(messageHere()).toBe(typed.message);
  }
  arrive('navigate');
  expect([readDraft(), sessionStorage.length]).toEqual([undefined, 0]);
  navigation.mockRestore();
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
