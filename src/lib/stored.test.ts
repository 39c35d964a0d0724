// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest';
import { readEmbeddedSpace } from '../../scripts/build/read-embedded-space.ts';
import { repository } from '../../shared/clinic/folder.ts';
import { emptyForm } from '../../shared/contact-fields.ts';
import { contactDraft, readStored, rows } from './stored.ts';

afterEach(() => {
  for (const store of [localStorage, sessionStorage]) store.clear();
});

test.each(['{"typed', 'null', '7', '"x"', '[]', '{"value":{"typed":{}}}'])(
  'a draft that cannot be read is as if it were not there: %s',
  (entry) => {
    sessionStorage.setItem('contact-draft', entry);
    expect(readStored(contactDraft)).toBeUndefined();
  },
);

test('a draft of before a deploy that adds a field has that field empty', () => {
  sessionStorage.setItem('contact-draft', JSON.stringify({ typed: { name: 'Ana', consent: true } }));
  const { consent: _, ...empty } = emptyForm;
  expect(readStored(contactDraft)?.typed).toEqual({ ...empty, name: 'Ana' });
});

/** Key and kind of storage of the privacy policy's rows. */
function promised(clinic: string, locale: string) {
  const sections = readEmbeddedSpace(clinic).entries.filter(({ sys }) => sys.id.startsWith('privacy-'));
  const words = sections.map(({ fields }) => String(fields['sectionDescription']?.[locale])).join('');
  return [...words.matchAll(/\((local|session) storage: ([\w-]+)\)<\/dt>/g)].map(
    ([, kind, key]) => `${kind}: ${key}`,
  );
}

test.each([
  [repository, 'ro'],
  [repository, 'en-US'],
  [`${repository}/fixtures/clinic`, 'ro'],
  [`${repository}/fixtures/clinic`, 'en-US'],
])('the privacy policy has a row for each key, and a key for each row: %s, %s', (clinic, locale) => {
  const stored = rows.map(({ kind, key }) => `${kind}: ${key}`);
  expect(promised(clinic, locale).toSorted()).toEqual(stored.toSorted());
});
