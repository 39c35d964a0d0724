// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { readEmbeddedSpace } from '../../scripts/build/read-embedded-space.ts';
import { repository } from '../../shared/clinic/folder.ts';
import { emptyForm } from '../../shared/contact-fields.ts';
import { contactDraft, readStored, storedItems } from './stored.ts';

const storeOf = (area: 'local' | 'session') => (area === 'local' ? localStorage : sessionStorage);

beforeEach(() => {
  for (const store of [localStorage, sessionStorage]) store.clear();
});

test.each(['null', '[]', '{"values":{"name":1}}'])('an unreadable draft is none: %s', (entry) => {
  sessionStorage.setItem('contact-draft', entry);
  expect(readStored(contactDraft)).toBeUndefined();
});

test('an entry that is no JSON is as if it were not there', () => {
  for (const item of storedItems) {
    storeOf(item.area).setItem(item.key, '{"');
    expect(readStored(item)).toBeUndefined();
  }
});

test('a draft of before a deploy that adds a field has that field empty', () => {
  sessionStorage.setItem('contact-draft', JSON.stringify({ values: { name: 'Ana', consent: true } }));
  const { consent: _, ...empty } = emptyForm;
  expect(readStored(contactDraft)?.values).toEqual({ ...empty, name: 'Ana' });
});

/** Of the privacy policy: each key with its kind of storage. */
function namedIn(clinic: string, locale: string) {
  const sections = readEmbeddedSpace(clinic).entries.filter(({ sys }) => sys.id.startsWith('privacy-'));
  const words = sections.map(({ fields }) => String(fields['sectionDescription']?.[locale])).join('');
  const lists = words.matchAll(/\((local|session) storage: ([\w-]+(?:, [\w-]+)*)\)<\/dt>/g);
  return Array.from(lists).flatMap(([, area, keys = '']) => keys.split(', ').map((key) => `${area}: ${key}`));
}

test.each([
  [repository, 'ro'],
  [repository, 'en-US'],
  [`${repository}/fixtures/clinic`, 'ro'],
  [`${repository}/fixtures/clinic`, 'en-US'],
])('the privacy policy names each key, and the banner’s alone outlives the tab: %s, %s', (clinic, locale) => {
  const stored = storedItems.map(({ area, key }) => `${area}: ${key}`);
  expect(namedIn(clinic, locale).toSorted()).toEqual(stored.toSorted());
  expect(stored.filter((item) => item.startsWith('local'))).toEqual(['local: consent']);
});
