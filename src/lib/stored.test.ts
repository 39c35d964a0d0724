// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { readEmbeddedSpace } from '../../scripts/build/read-embedded-space.ts';
import { repository } from '../../shared/clinic/folder.ts';
import { dayMs, hourMs } from '../../shared/durations.ts';
import { emptyForm } from '../../shared/contact-fields.ts';
import {
  childName,
  consent,
  deleteExpired,
  lastRequest,
  newestDraft,
  readStored,
  rows,
  scrollPosition,
  tabDraft,
  timerStart,
  writeStored,
} from './stored.ts';

const now = Date.parse('2026-11-26T10:00+02:00');

afterEach(() => {
  vi.useRealTimers();
  for (const store of [localStorage, sessionStorage]) store.clear();
});

function writeAll() {
  vi.useFakeTimers({ toFake: ['Date'], now });
  const draft = { typed: emptyForm, route: 'contact', language: 'ro' };
  const times = { receivedAt: now, promisedUntil: now + dayMs };
  writeStored(consent, { choice: 'all', version: '1' });
  writeStored(childName, 'Ana');
  writeStored(scrollPosition, 120, 'k1');
  writeStored(timerStart, now, 'dinte-sarit');
  writeStored(lastRequest, { reference: 'GH-7KXM4P', ...times, confirmation: 'sent' });
  writeStored(newestDraft, draft);
  writeStored(tabDraft, draft);
}

const keys = () => [...Object.keys(localStorage), ...Object.keys(sessionStorage)].toSorted();

/** In hours; none for what stays until the visitor ends it. */
const terms: Record<string, number | undefined> = {
  consent: undefined,
  'child-name': undefined,
  'scroll:k1': undefined,
  'timer-start:dinte-sarit': 6,
  'contact-draft': 24,
  'sent-request': 30 * 24,
};

test.each([1, -1])('each entry is there until its term, and gone at the next visit: %s', (direction) => {
  for (const [key, hours = 1_000 * 24] of Object.entries(terms)) {
    writeAll();
    vi.setSystemTime(now + direction * (hours * hourMs - 1));
    deleteExpired();
    expect(keys()).toContain(key);
    vi.setSystemTime(now + direction * hours * hourMs);
    deleteExpired();
    expect(keys().includes(key), key).toBe(terms[key] === undefined);
  }
});

test('what is unreadable is deleted, and what other programs have stored is not', () => {
  for (const { key, kind } of rows)
    (kind === 'local' ? localStorage : sessionStorage).setItem(key, '{"typed');
  localStorage.setItem('another', '{"typed');
  localStorage.setItem('sent-request', JSON.stringify({ at: Date.now(), value: { reference: 'ZZ' } }));
  deleteExpired();
  expect(keys()).toEqual(['another']);
});

test('a draft of before a deploy that adds a field has that field empty', () => {
  const value = { typed: { name: 'Ana', consent: true } };
  localStorage.setItem('contact-draft', JSON.stringify({ at: Date.now(), value }));
  const { consent: _, ...empty } = emptyForm;
  expect(readStored(newestDraft)?.value.typed).toEqual({ ...empty, name: 'Ana' });
});

const units: Record<string, number> = { ore: 1, hours: 1, zile: 24, days: 24 };

/** Of the privacy policy: key and kind of storage, and the hours after which it says that the entry is deleted. */
function promised(clinic: string, locale: string) {
  const sections = readEmbeddedSpace(clinic).entries.filter(({ sys }) => sys.id.startsWith('privacy-'));
  const words = sections.map(({ fields }) => String(fields['sectionDescription']?.[locale])).join('');
  const list = words.matchAll(
    /\((local|session) storage(?:, (session) storage)?: ([\w-]+)\)<\/dt><dd>(.*?)<\/dd>/g,
  );
  return Array.from(list).flatMap(([, first, second, key, text = '']) => {
    const [, count, unit = ''] = /(?:după|after) (\d+)(?: de)? (ore|zile|hours|days)/.exec(text) ?? [];
    const term = count && Number(count) * units[unit]! * hourMs;
    return [first, second].filter(Boolean).map((kind) => `${kind}: ${key}, ${term}`);
  });
}

test.each([
  [repository, 'ro'],
  [repository, 'en-US'],
  [`${repository}/fixtures/clinic`, 'ro'],
  [`${repository}/fixtures/clinic`, 'en-US'],
])('the privacy policy has a row for each key, and a key for each row: %s, %s', (clinic, locale) => {
  const stored = rows.map(({ kind, key, term }) => `${kind}: ${key}, ${term}`);
  expect(promised(clinic, locale).toSorted()).toEqual(stored.toSorted());
});
