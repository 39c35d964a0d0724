// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import { emptyForm } from '../../shared/contact-fields.ts';
import {
  deleteSentDraft,
  isSubmitPending,
  markSubmitted,
  readDraft,
  writeDraft,
  markSubmittedByBrowser,
} from './draft.ts';

const values = { ...emptyForm, name: 'Ana', phone: '0700', message: 'Bună ziua', consent: true };
const draft = { values, route: 'contact', language: 'ro' };

beforeEach(() => sessionStorage.clear());

const messageHere = () => readDraft()?.values.message;

test('a draft holds no consent, and an emptied form leaves nothing behind', () => {
  writeDraft(draft);
  expect(readDraft()?.values).toEqual({ ...values, consent: undefined });
  expect([localStorage.length, sessionStorage.length]).toEqual([0, 1]);
  const ticked = { ...emptyForm, package: 'Pachet 1', consent: true };
  writeDraft({ ...draft, values: ticked });
  expect([readDraft(), sessionStorage.length]).toEqual([undefined, 0]);
});

test('only the draft that was sent is deleted', () => {
  writeDraft(draft);
  markSubmitted('request-1');
  deleteSentDraft('request-2');
  expect(messageHere()).toBe(values.message);
  deleteSentDraft('request-1');
  expect([readDraft(), sessionStorage.length]).toEqual([undefined, 0]);
});

test.each(['back_forward', 'reload'])(
  'a draft that the browser sent itself is deleted on the next page, unless it is changed before, and not by %s',
  (type) => {
    const navigation = vi.spyOn(performance, 'getEntriesByType');
    navigation.mockReturnValue([{ type: 'navigate' } as never]);
    writeDraft(draft);
    markSubmittedByBrowser();
    writeDraft(draft);
    expect(messageHere()).toBe(values.message);
    markSubmittedByBrowser();
    navigation.mockReturnValue([{ type } as never]);
    expect(messageHere()).toBe(values.message);
    navigation.mockReturnValue([{ type: 'navigate' } as never]);
    expect([readDraft(), sessionStorage.length]).toEqual([undefined, 0]);
    navigation.mockRestore();
  },
);

test('a press is under way until its form is changed, sent by the browser or a minute old', () => {
  writeDraft(draft);
  expect(isSubmitPending()).toBe(false);
  markSubmitted('request-1');
  expect(isSubmitPending()).toBe(true);
  markSubmittedByBrowser();
  expect(isSubmitPending()).toBe(false);
  writeDraft(draft);
  markSubmitted('request-1');
  writeDraft(draft);
  expect(isSubmitPending()).toBe(false);
  markSubmitted('request-2');
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 60_000 });
  expect(isSubmitPending()).toBe(false);
  vi.useRealTimers();
});
