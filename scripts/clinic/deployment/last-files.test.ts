import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { addLastFiles } from './last-files.ts';

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'last-files-'))));
afterEach(() => rmSync(folder, { recursive: true }));

/** A build's folder with these files, by the days since they were written. */
function build(name: string, files: Record<string, number>) {
  const out = mkdtempSync(join(folder, name));
  for (const [file, days] of Object.entries(files)) {
    writeFileSync(join(out, file), name);
    const time = Date.now() / 1000 - days * 24 * 60 * 60;
    utimesSync(join(out, file), time, time);
  }
  return out;
}

test('a build gets the files of the last 30 days, and those it writes again stay for 30 more', async () => {
  const first = build('first', { 'both.js': 29, 'last.js': 29, 'old.js': 31 });
  // Copied from a file of last year, with its time.
  const second = build('second', { 'both.js': 400, 'new.js': 0 });
  await addLastFiles(first, second);
  expect(readdirSync(second).toSorted()).toEqual(['both.js', 'last.js', 'new.js']);
  utimesSync(join(second, 'last.js'), 0, 0);
  const third = build('third', { 'new.js': 0 });
  await addLastFiles(second, third);
  expect(readdirSync(third).toSorted()).toEqual(['both.js', 'new.js']);
});

test('the first build on a machine has its own files alone', async () => {
  const built = build('built', { 'new.js': 0 });
  await addLastFiles(join(folder, 'nothing'), built);
  expect(readdirSync(built)).toEqual(['new.js']);
});
