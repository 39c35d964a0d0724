import { expect, test } from 'vitest';
import { linkTo, type Link } from '../../src/content/source/space.ts';
import { changedSpace, type SpaceEditor } from '../../src/testing/changed-space.ts';
import { changesInWords } from '../changes-in-words.ts';
import { meaningOf } from './git.ts';

const refused = 'fatal: Could not read from remote repository.';
const ofUrl = "fatal: unable to access 'https://x/': ";

test.each([
  ['fetch', `${ofUrl}Could not resolve host: github.com`, 'nu răspunde'],
  ['fetch', `ssh: Could not resolve hostname github.com\n${refused}`, 'nu răspunde'],
  ['fetch', `git@github.com: Permission denied (publickey).\n${refused}`, 'nu vă recunoaște'],
  ['fetch', `Host key verification failed.\n${refused}`, 'nu vă recunoaște'],
  ['fetch', "fatal: could not read Username for 'https://x'", 'nu vă recunoaște'],
  ['push', `ERROR: Permission to a/b.git denied to ana.\n${refused}`, 'nu vă recunoaște'],
  ['push', 'remote: Repository not found.', 'nu vă recunoaște'],
  ['push', `remote: Permission to a/b.git denied to ana.\n${ofUrl}error: 403`, 'Nu aveți dreptul'],
  ['push', 'remote: error: GH006: Protected branch update failed', 'Nu aveți dreptul'],
  [
    'push',
    'remote: error: GH001: Large files detected.\n(pre-receive hook declined)',
    'nu au fost publicate',
  ],
  ['push', 'npx: command not found\nerror: failed to push some refs', 'nu au fost publicate'],
  ['fetch', 'error: insufficient permission for adding an object', 'nu au fost publicate'],
  ['commit', 'git-lfs: command not found', 'nu au fost publicate'],
  ['commit', `npm error code ENOENT\n${ofUrl}Could not resolve host: x`, 'nu au fost publicate'],
  ['merge', "error: unable to unlink old 'content/a.json': Permission denied", 'nu au fost publicate'],
])('the words of git %s, “%s”, mean “%s” and are shown', (command, complaint, words) => {
  expect(meaningOf(command, complaint)).toContain(words);
  expect(meaningOf(command, complaint)).toContain(`Git spune: „${complaint}”`);
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
    expect.stringMatching(/^Prima pagină › Donație: imaginea: alt fișier$/),
    expect.stringMatching(/^Categorie de prețuri „.+” › Prețurile: adăugat „.+”, \d+ - \d+; scos „.+”, \d+$/),
    expect.stringMatching(/^Preț „.+” › Prețul: \d+ → 999$/),
    expect.stringMatching(/^Serviciu „.+” › Textul paginii: adăugat „De la ce vârstă\? [^„]+ …”$/),
    expect.stringMatching(/^nou: Serviciu „.+”$/),
  ]);
});
