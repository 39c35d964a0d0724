import { expect, test } from 'vitest';
import { changedSpace } from '../../src/testing/changed-space.ts';
import { changesInWords, readersOf } from './changes.ts';
import { meaningOf } from './git.ts';

test.each([
  ['spawn git ENOENT', 'lipsește programul git'],
  [
    'fatal: not a git repository (or any of the parent directories): .git',
    'nu este încă într-un depozit git',
  ],
  ["fatal: no upstream configured for branch 'main'", 'nu este legat de un depozit la distanță'],
  ['*** Please tell me who you are.', 'nu știe cine publică'],
  ["fatal: unable to access 'https://x/': Could not resolve host: github.com", 'nu răspunde'],
  [
    'ssh: Could not resolve hostname github.com\nfatal: Could not read from remote repository.\nPlease make sure you have the correct access rights',
    'nu răspunde',
  ],
  ["fatal: unable to access 'https://x/': The requested URL returned error: 403", 'nu vă recunoaște'],
  [
    'git@github.com: Permission denied (publickey).\nfatal: Could not read from remote repository.',
    'nu vă recunoaște',
  ],
  ['remote: error: GH006: Protected branch update failed', 'nu primește schimbări de la dumneavoastră'],
  ['fatal: something new', 'Git spune: fatal: something new'],
])('git’s “%s” says what to do', (complaint, words) => {
  expect(meaningOf(complaint)).toContain(words);
});

test('what is published is told in words, and who has to read it', () => {
  const before = changedSpace(() => undefined);
  const after = changedSpace((space) => {
    const { priceStart } = space.entry('price-surgery-01').fields;
    space.set('price-surgery-01', 'priceStart', 'ro', Number(priceStart?.['ro']) + 10);
    space.set('hours-exception-2026-12-25', 'from', 'ro', '2026-12-24');
    space.set('terms-0', 'sectionTitle', 'en-US', 'Who we are now');
    space.copy('price-surgery-02', 'price-new');
  });
  const changes = changesInWords(before, after);
  expect(changes).toContainEqual(expect.stringMatching(/^Preț „.+” › Prețul: \d+ → \d+$/));
  expect(changes).toContainEqual(expect.stringMatching(/› Prima zi: 25\.12\.2026 → 24\.12\.2026$/));
  expect(changes).toContainEqual(
    expect.stringMatching(/^Secțiune juridică „.+” › .+ \(en\): .+ → Who we are now$/),
  );
  expect(changes).toContainEqual(expect.stringMatching(/^nou: Preț/));
  expect(changes).toHaveLength(4);
  expect(readersOf(before, after)).toEqual([
    expect.stringMatching(/^Să citească juristul: Secțiune juridică/),
  ]);
  expect(changesInWords(after, before)).toContainEqual(expect.stringMatching(/^scos: Preț/));
});
