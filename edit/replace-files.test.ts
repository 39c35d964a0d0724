import fs, { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { recoverFiles, replaceFiles } from './replace-files.ts';

const clinic = () => process.env['CLINIC_DIR'] ?? '';

function write(file: string, text: string) {
  mkdirSync(dirname(join(clinic(), file)), { recursive: true });
  writeFileSync(join(clinic(), file), text);
}

const files = () =>
  readdirSync(clinic(), { recursive: true, withFileTypes: true })
    .filter((each) => each.isFile())
    .map(({ parentPath, name }) => `${name}: ${readFileSync(join(parentPath, name), 'utf8')}`)
    .toSorted();

beforeEach(() => {
  process.env['CLINIC_DIR'] = mkdtempSync(join(tmpdir(), 'clinic-'));
});
afterEach(() => rmSync(clinic(), { recursive: true }));

const names = ['mkdirSync', 'writeFileSync', 'renameSync', 'rmSync'] as const;

/** Counts the calls that change the disk, and refuses those that `isRefused` names; half of a file is written. */
function refuseCalls(isRefused: (call: number) => boolean): () => number {
  let calls = 0;
  for (const name of names) {
    const real = fs[name] as (...all: unknown[]) => unknown;
    const refusing = (...all: unknown[]) => {
      calls += 1;
      if (!isRefused(calls)) return real(...all);
      if (name === 'writeFileSync') real(all[0], String(all[1]).slice(0, 2));
      throw Object.assign(new Error('refused'), { code: 'ENOSPC' });
    };
    vi.spyOn(fs, name).mockImplementation(refusing as never);
  }
  syncBuiltinESMExports();
  return () => calls;
}

function allowCalls() {
  vi.restoreAllMocks();
  syncBuiltinESMExports();
}

const bytes = Buffer.from('new');
const change = {
  'content/a.json': bytes,
  'content/b.json': bytes,
  'brand/c.svg': undefined,
  'brand/d/e.svg': bytes,
};
const before = ['a.json: old', 'b.json: old', 'c.svg: old'];
const after = ['a.json: new', 'b.json: new', 'e.svg: new'];

test.each([
  ['one call fails', (call: number, first: number) => call === first],
  // A killed process leaves the same disk as one whose every later call fails.
  ['a process is killed', (call: number, first: number) => call >= first],
])('when %s, every file is old or every one is new', (_, isRefused) => {
  let calls = Infinity;
  for (let first = 1; first <= calls + 1; first += 1) {
    rmSync(clinic(), { recursive: true });
    for (const file of ['content/a.json', 'content/b.json', 'brand/c.svg']) write(file, 'old');
    const count = refuseCalls((call) => isRefused(call, first));
    let problem = '';
    try {
      replaceFiles(new Map(Object.entries(change)));
    } catch (error) {
      problem = (error as Error).message;
    }
    calls = count();
    allowCalls();
    if (problem.startsWith('Nu s-a schimbat nimic.')) expect(files()).toEqual(before);
    recoverFiles();
    expect([before, after]).toContainEqual(files());
    if (!problem) expect(files()).toEqual(after);
  }
  // The last round has no refused call.
  expect(calls).toBeGreaterThan(20);
});

test('when another edit server of the folder recovers the files meanwhile, every file is old', () => {
  for (const file of ['content/a.json', 'content/b.json', 'brand/c.svg']) write(file, 'old');
  const save = () => replaceFiles(new Map(Object.entries(change)), recoverFiles);
  expect(save).toThrow(
    'Nu s-a schimbat nimic. Alt program lucrează acum în același folder: apăsați din nou.',
  );
  expect(files()).toEqual(before);
});
