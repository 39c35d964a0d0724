import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { gitIn } from '../../e2e/support/git-in.ts';
import { linkTo, type Link } from '../../src/content/source/space.ts';
import { changedSpace, type SpaceEditor } from '../../src/testing/changed-space.ts';
import { describeChanges } from '../describe-changes.ts';
import { explainGitError } from './git.ts';
import { assertPublishable } from './repository.ts';

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
  ['push', ' ! [rejected] HEAD -> main (fetch first)', 'publică chiar acum'],
  ['push', "remote: error: cannot lock ref 'refs/heads/main': is at 1 but expected 2", 'publică chiar acum'],
  ['push', 'npx: command not found\nerror: failed to push some refs', 'nu au fost publicate'],
  ['fetch', 'error: insufficient permission for adding an object', 'nu au fost publicate'],
  ['commit', 'git-lfs: command not found', 'nu au fost publicate'],
  ['commit', `npm error code ENOENT\n${ofUrl}Could not resolve host: x`, 'nu au fost publicate'],
  ['merge', "error: unable to unlink old 'content/a.json': Permission denied", 'nu au fost publicate'],
])('the words of git %s, “%s”, mean “%s” and are shown', (command, complaint, words) => {
  expect(explainGitError(command, complaint)).toContain(words);
  expect(explainGitError(command, complaint)).toContain(`Git spune: „${complaint}”`);
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
  expect(describeChanges(before, after)).toEqual([
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

describe('from a folder with', () => {
  let prepared: string;
  let folder: string;
  const clinic = (file = '') => join(folder, 'clinic', file);
  const git = (...args: string[]) => gitIn(clinic())(...args).trim();
  const atRemote = (...args: string[]) => gitIn(join(folder, 'site.git'))(...args).trim();

  beforeAll(() => {
    prepared = folder = mkdtempSync(join(tmpdir(), 'prepared-'));
    mkdirSync(clinic('content'), { recursive: true });
    mkdirSync(clinic('brand'));
    gitIn(folder)('init', '--quiet', '--bare', '--initial-branch=main', 'site.git');
    git('init', '--quiet', '--initial-branch=main');
    commitOf('content/prices.json');
    git('remote', 'add', 'origin', '../site.git');
    git('push', '--quiet', '--set-upstream', 'origin', 'main');
  });
  afterAll(() => rmSync(prepared, { recursive: true }));

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'branch-'));
    cpSync(prepared, folder, { recursive: true });
    vi.stubEnv('CLINIC_DIR', clinic());
    vi.stubEnv('GIT_CONFIG_GLOBAL', join(folder, 'none'));
  });
  afterEach(() => {
    vi.unstubAllEnvs();
    rmSync(folder, { recursive: true });
  });

  function commitOf(file: string, text = '{"entries": []}') {
    writeFileSync(clinic(file), text);
    git('add', file);
    git('commit', '--quiet', '-m', file);
  }

  function goToTrial() {
    git('push', '--quiet', 'origin', 'HEAD:trial');
    git('checkout', '--quiet', '-b', 'trial', '--track', 'origin/trial');
  }

  /** Begins a merge, or a rebase, that stops at a conflict. */
  function beginConflict(begin: 'merge' | 'rebase') {
    git('checkout', '--quiet', '-b', 'side');
    commitOf('code.txt', 'one');
    git('checkout', '--quiet', 'main');
    commitOf('code.txt', 'two');
    expect(() => git(begin, 'side')).toThrow('Command failed');
  }

  /** The remote loses a commit that this folder has, and goes on without it. */
  function takeBack() {
    commitOf('content/home.json');
    git('push', '--quiet');
    const other = atRemote('commit-tree', 'main^^{tree}', '-p', 'main^', '-m', 'Of somebody else');
    atRemote('update-ref', 'refs/heads/main', other);
    git('fetch', '--quiet');
  }

  test('unpublished texts nothing is amiss', async () => {
    commitOf('content/home.json');
    expect(await assertPublishable()).toBe('origin');
  });

  test.each<[name: string, words: string, prepare: () => unknown]>([
    ['no git', 'instalați-l', () => vi.stubEnv('PATH', folder)],
    ['no repository', 'nu este încă într-un depozit git', () => rmSync(clinic('.git'), { recursive: true })],
    ['no upstream', 'nu este pe ramura', () => git('branch', '--unset-upstream')],
    ['a detached HEAD', 'nu este pe ramura', () => git('checkout', '--quiet', '--detach')],
    ['a branch that no deploy takes', 'nu este pe ramura', goToTrial],
    ['an unfinished merge', 'nu a terminat', () => beginConflict('merge')],
    ['an unfinished rebase', 'nu a terminat', () => beginConflict('rebase')],
    ['an unpublished commit of a developer', 'schimbări ale altcuiva', () => commitOf('code.txt')],
    ['an unpublished commit of the look', 'schimbări ale altcuiva', () => commitOf('brand/tokens.css')],
    ['a commit that was taken back', 'luate înapoi', takeBack],
    [
      'a commit that was taken back and merged again',
      'luate înapoi',
      () => (takeBack(), git('merge', '--quiet', '--no-edit', 'origin/main')),
    ],
  ])('%s nothing is published: “%s”', async (_, words, prepare) => {
    prepare();
    await expect(assertPublishable()).rejects.toThrow(words);
  });
});
