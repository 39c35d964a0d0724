import { readFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { fixtureClinic } from '../../../shared/clinic/folder.ts';
import { logoFiles, namedDrawings } from './named-drawings.ts';

const known = [...namedDrawings, ...logoFiles];

test('every drawing that code or the style sheet calls by name is known', async () => {
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

test('the documentation describes each of them', () => {
  const document = readFileSync('docs/brand.md', 'utf8');
  const described = [...document.matchAll(/^- `([^`]+\.svg)`/gm)].map(([, file]) => file);
  expect(described).toEqual([...namedDrawings, 'logo/logo.svg']);
});
