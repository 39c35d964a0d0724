import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { fixtureClinic } from '../../../shared/clinic/folder.ts';
import { contrastOf } from './contrast.ts';
import { checkBrand } from './check-brand.ts';

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

test('nothing is wrong with the brand that the tests stand on', () => {
  expect(checkBrand(fixtureClinic)).toEqual([]);
});

function expectFound(clinic: string, file: string, says: RegExp) {
  const message = expect.stringMatching(says) as string;
  expect(checkBrand(clinic)).toContainEqual({ file: `brand/${file}`, message });
}

test('drawings that are missing, unused or need a font, and colours that are hard to read, are found', () => {
  const { clinic, replace, remove, write } = copyClinic();
  replace('tokens.css', /--color-text-muted:.*/, '--color-text-muted: #7f978f;');
  replace('tokens.css', 'only light', 'only dark');
  remove('drawings/not-found.svg');
  remove('drawings/hero.svg');
  write('drawings/old.svg', '<svg/>');
  write('logo/logo.svg', '<svg viewBox="0 0 100 64"><text font-family="Arial">Ghiocel</text></svg>');
  expectFound(
    clinic,
    'tokens.css',
    /--color-text-muted stands out on --color-surface by 3\.\d+; it needs 4\.5/,
  );
  expectFound(clinic, 'tokens.css', /write "color-scheme: only light;"/);
  expectFound(clinic, 'drawings/not-found.svg', /missing; the code names it/);
  expectFound(clinic, 'drawings/hero.svg', /missing; content\/assets.json names it/);
  expectFound(clinic, 'logo/logo.svg', /letters need a font/);
  expectFound(clinic, 'drawings/old.svg', /Nothing names it/);
});

test('tokens and settings that are missing or cannot be are found', () => {
  const { clinic, replace, remove } = copyClinic();
  replace('tokens.css', /--color-outline:.*/, '--color-outline: hsl(1 2% 3%);');
  replace('tokens.css', /--color-focus:.*/, '');
  expectFound(clinic, 'tokens.css', /--color-outline is no colour .* write #rrggbb/);
  expectFound(clinic, 'tokens.css', /--color-focus is missing/);
  replace('brand.json', '"RON"', '"lei"');
  expectFound(clinic, 'brand.json', /currency: A currency has three capital letters/);
  remove('brand.json');
  expectFound(clinic, 'brand.json', /missing/);
});

test('contrast is computed as WCAG does', () => {
  expect(contrastOf('#000000', '#ffffff')).toBe(21);
  expect(contrastOf('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
  expect(contrastOf('rgb(118, 118, 118)', '#ffffff')).toBeCloseTo(4.54, 2);
  expect(contrastOf('rgba(0, 0, 0, 0.5)', '#ffffff')).toBeCloseTo(contrastOf('#808080', '#ffffff'), 1);
});
