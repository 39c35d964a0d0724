import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { fixtureClinic } from '../../../shared/clinic/folder.ts';
import { contrastOf } from './contrast.ts';
import { checkBrand } from './check-brand.ts';

/** A copy of the fixture's clinic that a test may spoil. */
function copyClinic() {
  const clinic = mkdtempSync(join(tmpdir(), 'clinic-'));
  onTestFinished(() => rmSync(clinic, { recursive: true }));
  cpSync(fixtureClinic, clinic, { recursive: true });
  const file = (name: string) => join(clinic, 'brand', name);
  return {
    clinic,
    write: (name: string, text: string) => writeFileSync(file(name), text),
    remove: (name: string) => rmSync(file(name)),
    replace(name: string, before: string | RegExp, after: string) {
      const text = readFileSync(file(name), 'utf8');
      const changed = text.replace(before, after);
      expect(changed, `${name} without ${before}`).not.toBe(text);
      writeFileSync(file(name), changed);
    },
  };
}

type Copy = ReturnType<typeof copyClinic>;

test('nothing is wrong with the brand that the tests stand on', () => {
  expect(checkBrand(fixtureClinic)).toEqual([]);
});

const faults: [what: string, spoil: (copy: Copy) => void, file: string, message: RegExp][] = [
  ['no settings', ({ remove }) => remove('brand.json'), 'brand/brand.json', /missing/],
  [
    'a setting that cannot be',
    ({ replace }) => replace('brand.json', '"RON"', '"lei"'),
    'brand/brand.json',
    /currency: A currency has three capital letters/,
  ],
  [
    'no value for a token',
    ({ replace }) => replace('tokens.css', /--color-outline:.*/, ''),
    'brand/tokens.css',
    /--color-outline is missing/,
  ],
  [
    'a colour that pictures do not know',
    ({ replace }) => replace('tokens.css', /--color-outline:.*/, '--color-outline: hsl(1 2% 3%);'),
    'brand/tokens.css',
    /--color-outline is no colour .* write #rrggbb/,
  ],
  [
    'no drawing for a role',
    ({ remove }) => remove('drawings/not-found.svg'),
    'brand/drawings/not-found.svg',
    /missing; the code names it/,
  ],
  [
    'no picture that the content names',
    ({ remove }) => remove('drawings/hero.svg'),
    'brand/drawings/hero.svg',
    /missing; content\/assets.json names it/,
  ],
  [
    'a file nothing names',
    ({ write }) => write('drawings/old.svg', '<svg/>'),
    'brand/drawings/old.svg',
    /Nothing names it/,
  ],
  [
    'text that is hard to read',
    ({ replace }) => replace('tokens.css', /--color-text-muted:.*/, '--color-text-muted: #7f978f;'),
    'brand/tokens.css',
    /--color-text-muted stands out on --color-surface by 3\.\d+; it needs 4\.5/,
  ],
  [
    'dark controls on a light page',
    ({ replace }) => replace('tokens.css', 'color-scheme: light', 'color-scheme: dark'),
    'brand/tokens.css',
    /write "color-scheme: light;"/,
  ],
];

test.each(faults)('%s is found', (_, spoil, file, message) => {
  const copy = copyClinic();
  spoil(copy);
  expect(checkBrand(copy.clinic)).toContainEqual({ file, message: expect.stringMatching(message) as string });
});

test('contrast is computed as WCAG does', () => {
  expect(contrastOf('#000000', '#ffffff')).toBe(21);
  expect(contrastOf('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
  expect(contrastOf('rgb(118, 118, 118)', '#ffffff')).toBeCloseTo(4.54, 2);
  expect(contrastOf('rgba(0, 0, 0, 0.5)', '#ffffff')).toBeCloseTo(contrastOf('#808080', '#ffffff'), 1);
});
