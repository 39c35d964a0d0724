import { readFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { fixtureClinic } from '../../../shared/clinic/folder.ts';
import { drawingRoles, logos } from './drawing-roles.ts';

const known = [...drawingRoles.map(({ file }) => file), ...logos.files];

test('every drawing that code or the style sheet calls by name has a role', async () => {
  const called = new Set<string>();
  const files = [join(fixtureClinic, 'brand/tokens.css')];
  for await (const file of glob('src/**/*.{ts,tsx,css}')) files.push(file);
  for (const file of files) {
    for (const [, name = ''] of readFileSync(file, 'utf8').matchAll(/brand:([\w/-]+\.svg)/g))
      called.add(name);
  }
  // The icons of home screens and browsers are made by scripts.
  expect([...called, 'logo/mark.svg', 'logo/favicon.svg'].toSorted()).toEqual(known.toSorted());
});

test('the documentation has the table of roles', () => {
  const rows = readFileSync('docs/brand.md', 'utf8')
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()))
    .filter(([, file]) => /^`.*\.svg`$/.test(file ?? ''))
    .map(([, file, size, where]) => [file, size, where]);
  const roles = drawingRoles.map(({ file, size, where }) => [
    `\`${file}\``,
    `${size.width} × ${size.height}`,
    where,
  ]);
  expect(rows.filter(([, size]) => !size?.startsWith('any'))).toEqual(roles);
});
