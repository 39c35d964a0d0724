import { expect, test } from 'vitest';
import { linkTo, type Link } from '../../src/content/source/space.ts';
import { changedSpace, type SpaceEditor } from '../../src/testing/changed-space.ts';
import { changesInWords } from './changes.ts';
import { meaningOf } from './git.ts';

test.each([
  ["fatal: unable to access 'https://x/': Could not resolve host: github.com", 'nu răspunde'],
  [
    'ssh: Could not resolve hostname github.com\nPlease make sure you have the correct access rights',
    'nu răspunde',
  ],
  ['git@github.com: Permission denied (publickey).', 'nu vă recunoaște'],
  ['Host key verification failed.', 'nu vă recunoaște'],
  ['remote: error: GH006: Protected branch update failed', 'nu primește schimbări de la dumneavoastră'],
])('git’s “%s” says what to do', (complaint, words) => {
  expect(meaningOf(complaint)).toContain(words);
});

const linksIn = (space: SpaceEditor, id: string, field: string) =>
  space.entry(id).fields[field]?.['ro'] as Link[];

test('what is published is told in words, each with its place', () => {
  const before = changedSpace(() => undefined);
  const after = changedSpace((space) => {
    space.set('price-surgery-01', 'priceStart', 'ro', 999);
    space.set('hours-exception-2026-12-25', 'from', 'ro', '2026-12-24');
    space.set('terms-0', 'sectionTitle', 'en-US', 'Who we are now');
    const text = space.entry('service-ortodontie').fields['serviceDescription']?.['ro'];
    space.set(
      'service-ortodontie',
      'serviceDescription',
      'ro',
      `${String(text)}<h3>De la ce vârstă?</h3><p>${'Întrebați. '.repeat(9)}</p>`,
    );
    space.copy('price-surgery-02', 'price-new');
    const surgery = linksIn(space, 'price-category-surgery', 'items');
    space.set('price-category-surgery', 'items', 'ro', [...surgery.slice(1), linkTo('Entry', 'price-new')]);
    space.set('home', 'tiles', 'ro', linksIn(space, 'home', 'tiles').toReversed());
    space.set('home', 'donationPicture', 'ro', linkTo('Asset', 'laser'));
    space.copy('service-ortodontie', 'service-new');
  });
  expect(changesInWords(before, after)).toEqual([
    expect.stringMatching(/^Secțiune juridică „.+” › Titlul \(engleză\): .+ → Who we are now$/),
    expect.stringMatching(/^Program: zile de excepție „.+” › Prima zi: 25\.12\.2026 → 24\.12\.2026$/),
    expect.stringMatching(/^Prima pagină › Casetele: altă ordine$/),
    expect.stringMatching(/^Prima pagină › Donație: imaginea: altă imagine$/),
    expect.stringMatching(/^Categorie de prețuri „.+” › Prețurile: adăugat „.+”, \d+ - \d+; scos „.+”, \d+$/),
    expect.stringMatching(/^Preț „.+” › Prețul: \d+ → 999$/),
    expect.stringMatching(/^Serviciu „.+” › Textul paginii: adăugat „De la ce vârstă\? [^„]+ …”$/),
    expect.stringMatching(/^nou: Serviciu „.+”$/),
  ]);
});
