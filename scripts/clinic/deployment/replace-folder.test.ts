import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { replaceFolder } from './replace-folder.ts';

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'replace-'))));
afterEach(() => rmSync(folder, { recursive: true }));

const at = (name: string) => join(folder, name);
function write(file: string, text: string) {
  mkdirSync(dirname(at(file)), { recursive: true });
  writeFileSync(at(file), text);
}

test.each([
  ['before the first rename', ['dist/old']],
  ['between the two', ['next-replaced/old']],
  ['between the two, with an empty folder made since', ['next-replaced/old', 'dist/']],
  ['before the removal', ['next-replaced/older', 'dist/old']],
])('a run that was killed %s is repaired by the next one', async (_, left) => {
  for (const file of left) {
    if (file.endsWith('/')) mkdirSync(at(file));
    else write(file, 'old');
  }
  write('next/index.html', 'new');
  await replaceFolder(at('next'), at('dist'));
  expect(readFileSync(at('dist/index.html'), 'utf8')).toBe('new');
  expect([existsSync(at('next')), existsSync(at('next-replaced'))]).toEqual([false, false]);
});
