import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { spawnSync } from 'node:child_process';
import { expect, onTestFinished, test } from 'vitest';
import { readBrand } from '../../../shared/clinic/read-brand.ts';
import { colourTokens } from '../../../shared/clinic/read-tokens.ts';
import { filesIn } from '../../build/files.ts';
import { ask, questions } from './questions.ts';

const whole = {
  name: 'Zâna Măseluță – Cabinet stomatologic de familie și ortodonție pt copii',
  'short-name': 'Zâna Măseluță'.slice(0, 12),
  origin: 'https://www.zana-maseluta.ro',
  colour: '#ffd400',
  phone: '+40 264 555 123',
  email: 'programari@zana-maseluta.ro',
  street: 'Bulevardul Eroilor 4',
  town: 'Turda',
  operator: 'Zâna Dent SRL',
};

function emptyFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'clinic-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

function run(script: string, args: string[], env: NodeJS.ProcessEnv = {}) {
  const options = { encoding: 'utf8', env: { ...process.env, ...env } } as const;
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...args], options);
  return { status, output: stdout + stderr };
}

function makeClinic(folder: string, options: Record<string, string>) {
  const args = Object.entries({ to: folder, ...options }).flatMap(([name, value]) => [`--${name}`, value]);
  return run('scripts/run/clinic-new.ts', args);
}

const waitingIn = (output: string) => output.split('\n').filter((line) => line.startsWith('warning'));

test('a clinic keeps nothing of another, in any language, kind and type', () => {
  const folder = emptyFolder();
  const options = { ...whole, languages: 'ro,en,hu', for: 'paediatric', type: 'fraunces' };
  const { status, output } = makeClinic(folder, options);
  expect(output).toContain('are complete in ro, en-US; hu has copies of another language. ');
  expect(output).toMatch(/\[hu\]: \d{3} times: It is a copy of another language's text; translate it\./);
  expect(status).toBe(0);

  const brand = readBrand(folder);
  expect(brand).toMatchObject({ origin: whole.origin, currency: 'RON', referencePrefix: 'ZA' });
  expect(brand.fonts.headings).toEqual({ file: 'fonts/fraunces-ro-en.woff2' });
  const files = filesIn(folder).filter((file) => /\.(?:json|svg|css)$/.test(file));
  const texts = files.map((file) => readFileSync(join(folder, file), 'utf8')).join('\n');
  expect(texts).toContain('href=\\"/hu/contact\\"');
  expect(texts).toContain('Dinți mici,');
  expect(texts).toContain('Prețuri | Zâna Măseluț, Turda');
  const categories = /"categories":\s*\{\s*"ro":\s*\[[^\]]*\]/.exec(texts)?.[0] ?? '';
  expect(categories.match(/price-category-\w+/g)).toEqual([
    'price-category-children',
    'price-category-prevention',
  ]);
  expect(texts).toMatch(/Crăciunul[^}]+\},\s+"from": \{\s+"ro": "\d{4}-12-25"/);
  const clinics = ['.', 'fixtures/clinic', 'fixtures/second-clinic'];
  const colours = clinics.flatMap((clinic) => [...colourTokens(clinic).values()]);
  expect(colours.filter((hex) => hex !== '#ffffff' && texts.includes(hex))).toEqual([]);
  expect(texts.match(/riverbank|london|GBP|"GB"|\+44|SE1|2026-11-23|besley|figtree/gi)).toBeNull();
});

test('each example waits until it is confirmed, and "Nothing waits" is said only then', () => {
  const folder = emptyFolder();
  const { output } = makeClinic(folder, whole);
  const names = waitingIn(output).flatMap(
    (line) => / confirm each of these\. (.*)/.exec(line)?.[1]?.split(', ') ?? [],
  );
  const kinds = [
    'service',
    'price',
    'opening-hours',
    'promise',
    'terms',
    'privacy',
    'accessibility',
    'doctor',
  ];
  const countOf = (kind: string) => names.filter((name) => name.startsWith(`example:${kind}-`)).length;
  expect(kinds.map(countOf)).toEqual([2, 6, 4, 2, 8, 6, 7, 2]);
  expect(output).toContain('It has no date: write it once `npm test` has passed for this clinic.');
  expect(output).not.toContain('Nothing waits');

  for (const file of filesIn(join(folder, 'content/entries'))) {
    const path = join(folder, 'content/entries', file);
    const filled = readFileSync(path, 'utf8').replaceAll(/\[[a-z][^\][\n]+\]/g, 'completat');
    const dated = '"updated": { "ro": "Verificat azi", "en-US": "Checked today" }, "sectionsLabel"';
    writeFileSync(path, file === 'accessibility.json' ? filled.replace('"sectionsLabel"', dated) : filled);
  }
  const check = (...args: string[]) =>
    run('scripts/run/content-check.ts', args, { CLINIC_DIR: folder }).output;
  // A line for each of six content types, one for what is the same in both languages, and one for what is new.
  expect(waitingIn(check())).toHaveLength(8);
  expect(check('--confirm', 'examples', 'all')).toMatch(/are complete in ro, en-US\. Nothing waits\.\n$/);
});

test('the recipe and --help name every option', () => {
  const { output } = run('scripts/run/clinic-new.ts', ['--help']);
  const recipe = readFileSync('docs/recipes/another-clinic.md', 'utf8');
  for (const { option } of questions) {
    expect(output).toContain(`--${option} `);
    expect(recipe).toContain(`\`--${option}\``);
  }
});

test('what nobody said is named, and stops no draft', () => {
  const folder = emptyFolder();
  const { status, output } = makeClinic(folder, { name: 'Clinica Dr. Zâna' });
  expect(status).toBe(0);
  for (const waiting of [
    'https://www.zana.example is an example',
    "+40700000000 is nobody's number",
    '[strada și numărul] waits to be filled in',
    '[name of the company] waits to be filled in',
  ]) {
    expect(output).toContain(waiting);
  }
});

test('a clinic without a name is refused, and nothing is written', () => {
  const folder = join(emptyFolder(), 'new');
  const { status, output } = makeClinic(folder, {});
  expect(output).toContain('--name: write the whole name, up to 70 characters.');
  expect(status).toBe(1);
  expect(existsSync(folder)).toBe(false);
});

test.each([
  ['colour', 'yellow', 'its colour as "#5b2a86".'],
  ['languages', 'ro,xx', 'codes'],
  ['languages', 'hu', 'codes'],
  ['origin', 'http://zana.ro', 'where visitors find it: https:// and the host'],
  ['for', 'everybody', 'general or paediatric.'],
  ['phone', '0700', 'a number as'],
])('--%s %s is refused', async (option, answer, format) => {
  await expect(ask({ name: 'Zâna', [option]: answer })).rejects.toThrow(`--${option}: write ${format}`);
});

test('a terminal asks again for what is not valid, and a phone of Romania gets its code', async () => {
  const typed = ['Zâna', '', '', '', '', 'yellow', '#5b2a86', '', '0744 318 205'];
  const asked: string[] = [];
  const question = (prompt: string) => {
    asked.push(prompt);
    return Promise.resolve(typed.shift() ?? '');
  };
  const answers = await ask({}, { question, close: () => undefined });
  expect(answers).toMatchObject({ name: 'Zâna', colour: '#5b2a86', phone: '+40 744 318 205' });
  expect(asked.filter((prompt) => prompt.startsWith('"yellow" is not valid. colour: '))).toHaveLength(1);
});

test('a folder that holds something is left alone', () => {
  const { status, output } = makeClinic('fixtures/clinic', { name: 'Zâna' });
  expect(output).toContain('is not empty; name another folder.');
  expect(status).toBe(1);
});
