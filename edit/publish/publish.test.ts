import { cpSync, existsSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { createClinicRepository, settingsFile } from '../../e2e/support/clinic-folder.ts';
import { gitIn } from '../../e2e/support/git-in.ts';
import { respond } from '../api.ts';
import { save, undo } from '../store.ts';
import { describeProgress } from '../layer/publish-status.tsx';
import { readProgress } from './deployed-version.ts';
import { previewPublication, publish } from './publish.ts';

// On a busy machine the commands of a repository take minutes.
vi.setConfig({ testTimeout: 300_000, hookTimeout: 60_000 });

let start: Awaited<ReturnType<typeof createClinicRepository>>;
beforeAll(async () => {
  start = await createClinicRepository('clinica', { PROJECT_NUMBER: '1' });
});
afterAll(() => {
  for (const folder of [start.clinic, dirname(start.remote)]) rmSync(folder, { recursive: true });
});

let folder: string;
const clinic = (file = '') => join(folder, 'clinic', file);
const remote = () => join(folder, 'site.git');
const git = (...args: string[]) => gitIn(clinic())(...args);
const atRemote = (...args: string[]) => gitIn(remote())(...args).trim();

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'publish-'));
  cpSync(start.clinic, clinic(), { recursive: true });
  cpSync(start.remote, remote(), { recursive: true });
  git('remote', 'set-url', 'origin', remote());
  vi.stubEnv('CLINIC_DIR', clinic());
  vi.stubEnv('GIT_CONFIG_GLOBAL', join(folder, 'none'));
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

const prices = 'content/entries/prices.json';
const firstPrice = /"priceStart": \{ "ro": \d+ \}/;
const priceOf = (ro: number) => `"priceStart": { "ro": ${ro} }`;

function setPrice(ro: number, at = clinic()) {
  const text = readFileSync(join(at, prices), 'utf8');
  writeFileSync(join(at, prices), text.replace(firstPrice, priceOf(ro)));
}

const press = async () => publish((await previewPublication()).version);

function publishElsewhere(change: (other: string) => void) {
  const other = join(folder, 'other');
  gitIn(folder)('clone', '--quiet', remote(), other);
  const there = gitIn(other);
  change(other);
  there('add', '--all');
  there('commit', '--quiet', '-m', 'Of somebody else');
  there('push', '--quiet');
}
const write = (file: string, text: string, at = clinic()) => writeFileSync(join(at, file), text);

function refuseAtRemote() {
  const refuse = '#!/bin/sh\necho "words of the hook" >&2\nexit 1\n';
  writeFileSync(join(remote(), 'hooks/pre-receive'), refuse, { mode: 0o755 });
}

type State = [name: string, words: string, prepare: () => unknown, isCommitted?: 'committed'];
const states: State[] = [
  ['a lock', 'Alt program lucrează', () => write('.git/index.lock', '')],
  ['nobody’s address', 'nu știe adresa', forgetAddress],
  ['a remote that is gone', 'nu răspunde', () => renameSync(remote(), `${remote()}-away`)],
  ['a remote that refuses', 'remote: words of the hook', refuseAtRemote, 'committed'],
  ['others’ news and a staged file', 'notes.txt', () => publishElsewhere(addGuide), 'committed'],
  [
    'others’ unfinished merge',
    'are în el două versiuni neunite',
    () => publishTexts((other) => write('content/entries/legal.json', '<<<<<<< HEAD\n', other)),
    'committed',
  ],
];

function forgetAddress() {
  git('config', '--unset', 'user.email');
  git('config', 'user.useConfigOnly', 'true');
}

const addGuide = (other: string) => write('guide.txt', 'published', other);

/** Unstages `notes.txt`, since git merges nothing while a file is staged. */
function publishTexts(change: (other: string) => void) {
  git('reset', '--quiet');
  publishElsewhere(change);
}

test.each(states)('with %s it says “%s”, and nothing is lost', async (_, words, prepare, isCommitted) => {
  write('notes.txt', 'of a developer');
  git('add', 'notes.txt');
  await prepare();
  setPrice(222);
  const stateOf = (head: string) => [
    git('rev-parse', head),
    git('status', '--porcelain', '--', 'notes.txt'),
    existsSync(remote()) && atRemote('rev-parse', 'main'),
  ];
  const before = stateOf('HEAD');
  await expect(press()).rejects.toThrow(words);
  expect(stateOf(isCommitted ? 'HEAD^' : 'HEAD')).toEqual(before);
  expect(readFileSync(clinic(prices), 'utf8')).toContain(priceOf(222));
  if (isCommitted) expect(git('show', '--name-only', '--format=', 'HEAD').trim()).toBe(prices);
  expect(await readProgress()).toEqual({ kind: 'unpublished' });
});

test('a price that two have changed is named, and goes out after a step back', async () => {
  const place = { entry: 'price-laserTreatments-01', field: 'priceStart' };
  const set = { kind: 'set', ...place, values: { ro: 222 } } as const;
  const head = git('rev-parse', 'HEAD');
  write('notes.txt', 'of a developer');
  const state = () => [git('rev-parse', 'HEAD'), git('status', '--porcelain')];
  await save([set]);
  const before = state();
  publishElsewhere((other) => setPrice(221, other));
  await expect(press()).rejects.toThrow(
    /^Test a publicat.*Preț „.+” › Prețul: la dumneavoastră \d+ → 222, la Test \d+ → 221\..*„Anulați ultima schimbare”/,
  );
  expect(state()).toEqual(before);
  expect(await undo()).toHaveProperty('undone');
  expect(await respond('/publication', {})).toMatchObject({ changes: [] });
  expect(readFileSync(clinic(prices), 'utf8')).toContain(priceOf(221));
  expect(git('status', '--porcelain')).toBe('?? notes.txt\n');
  expect(git('rev-parse', 'HEAD')).not.toBe(head);
  await save([set]);
  expect(await press()).toEqual({});
  expect(atRemote('show', `main:${prices}`)).toContain(priceOf(222));
});

test('what others have published is taken in, and only the clinic’s files go out', async () => {
  publishElsewhere(addGuide);
  setPrice(222);
  write('notes.txt', 'of a developer');
  write('brand/tokens.css', '/* of a designer */');
  write('brand/drawings/draft.svg', '<svg/>');
  write('content/entries/prices.json.orig', '{}');
  write('content/translations.txt', 'home.heroLead ro:0fk3m1z\n');
  const { changes } = await previewPublication();
  expect(changes).toEqual([expect.stringMatching(/^Preț „.+” › Prețul: \d+ → 222$/)]);
  expect(await press()).toEqual({});
  const files = atRemote('show', '--name-only', '--format=%s', 'main^1').split('\n');
  expect(files).toEqual([expect.stringMatching(/→ 222$/), '', prices, 'content/translations.txt']);
  expect(git('status', '--porcelain').trimEnd().split('\n')).toEqual([
    ' M brand/tokens.css',
    '?? brand/drawings/draft.svg',
    '?? content/entries/prices.json.orig',
    '?? notes.txt',
  ]);
  expect(existsSync(clinic('guide.txt'))).toBe(true);
  expect(await previewPublication()).toMatchObject({ changes: [] });
});

test('a press publishes what its list showed, or shows the new list', async () => {
  setPrice(222);
  const { version } = await previewPublication();
  setPrice(223);
  const { problem, changes, ...list } = await publish(version);
  expect(problem).toContain('citiți lista și apăsați din nou');
  expect(changes).toEqual([expect.stringMatching(/ → 223$/)]);
  expect(atRemote('rev-list', '--count', 'main')).toBe('1');
  refuseAtRemote();
  await expect(publish(list.version)).rejects.toThrow('words of the hook');
  rmSync(join(remote(), 'hooks/pre-receive'));
  // The failed push has left a commit, and the list is still the same.
  expect(await publish(list.version)).toEqual({});
});

test('who publishes without a name is asked for it once', async () => {
  git('config', '--unset', 'user.name');
  setPrice(222);
  const { version } = await previewPublication();
  expect(await publish(version)).toEqual({ asksName: true });
  expect(await publish(version, ' ')).toEqual({ asksName: true });
  expect(atRemote('rev-list', '--count', 'main')).toBe('1');
  expect(await publish(version, ' Ana Pop ')).toEqual({});
  expect(atRemote('log', '-1', '--format=%an', 'main')).toBe('Ana Pop');
  setPrice(223);
  expect(await press()).toEqual({});
});

test('the list names what somebody confirmed only where no text has changed', async () => {
  const heroLead = { ro: 'Altul.', 'en-US': 'Another.' };
  await save([{ kind: 'set', entry: 'home', field: 'heroLead', values: heroLead }]);
  const { changes } = await previewPublication();
  expect(changes).toHaveLength(2);
  for (const change of changes) expect(change).toMatch(/^Prima pagină › /);
  await save([{ kind: 'set', entry: 'home', field: 'heroLead', values: { ro: 'Alt text.' } }]);
  git('commit', '--quiet', '--all', '-m', 'Texts');
  git('push', '--quiet');
  await save([{ kind: 'confirm', name: 'home.heroLead' }]);
  expect((await previewPublication()).changes).toEqual(['Ce ați confirmat']);
});

test('undo stops at a publication', async () => {
  await save([{ kind: 'set', entry: 'price-surgery-01', field: 'priceStart', values: { ro: 222 } }]);
  expect(await press()).toEqual({});
  expect(await undo()).toEqual({ problem: expect.stringContaining('ultima publicare') });
});

test('a picture comes and goes with the text that shows it', async () => {
  const picture = (name: string) => `brand/drawings/${name}`;
  const assets = 'content/assets.json';
  write(picture('new-laser.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  rmSync(clinic(picture('laser.svg')));
  write(assets, readFileSync(clinic(assets), 'utf8').replaceAll('/laser.svg', '/new-laser.svg'));
  expect(await press()).toEqual({});
  expect(atRemote('show', '--name-status', '--no-renames', '--format=', 'main').split('\n')).toEqual([
    `D\t${picture('laser.svg')}`,
    `A\t${picture('new-laser.svg')}`,
    `M\t${assets}`,
  ]);
});

test('a site that does not answer is not said to be on the way', async () => {
  expect(describeProgress(await readProgress())).toMatch(/nu răspunde: nu se știe ce văd vizitatorii\.$/);
});

test('where nothing deploys by itself, the bar says who does', async () => {
  write('deployments/clinica.env', settingsFile());
  expect(describeProgress(await readProgress())).toBe(
    'Ce ați publicat îl duce la vizitatori cine administrează site-ul.',
  );
});
