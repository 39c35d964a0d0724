import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { spawnSync } from 'node:child_process';
import { expect, onTestFinished, test } from 'vitest';
import { readBrand } from '../../shared/clinic/read-brand.ts';
import { colourTokens } from '../../shared/clinic/tokens.ts';
import { filesIn } from '../files-in.ts';

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
  return run('scripts/clinic-new.ts', args);
}

test('a clinic made with all it was asked for passes every check, and keeps nothing of another', () => {
  const folder = emptyFolder();
  expect(makeClinic(folder, { ...whole, languages: 'ro,en,hu' })).toMatchObject({ status: 0 });
  const { status, output } = run('scripts/content-check.ts', [], { CLINIC_DIR: folder });
  expect(output).toContain('are complete in ro, en-US, hu');
  expect(status).toBe(0);
  const warnings = output.split('\n').filter((line) => line.startsWith('warning'));
  expect(warnings).toEqual([
    expect.stringContaining('[postal code] waits to be filled in.'),
    ...Array.from({ length: 3 }, () => expect.stringContaining('[tax number')),
    expect.stringMatching(/\[hu\] .*: Copies of another language's texts: \d{3}, this one first\./),
  ]);

  expect(readBrand(folder)).toMatchObject({ origin: whole.origin, currency: 'RON', referencePrefix: 'ZA' });
  const files = filesIn(folder).filter((file) => /\.(?:json|svg|css)$/.test(file));
  const texts = files.map((file) => readFileSync(join(folder, file), 'utf8')).join('\n');
  expect(texts).toContain('href=\\"/hu/contact\\"');
  const clinics = ['.', 'fixtures/clinic', 'fixtures/second-clinic'];
  const colours = clinics.flatMap((clinic) => [...colourTokens(clinic).values()]);
  expect(colours.filter((hex) => hex !== '#ffffff' && texts.includes(hex))).toEqual([]);
  expect(texts.match(/riverbank|london|GBP|"GB"|\+44|SE1|2026-11-23/gi)).toBeNull();
});

test('what nobody said is named, and stops no draft', () => {
  const folder = emptyFolder();
  const { status, output } = makeClinic(folder, { name: 'Clinica Dr. Zâna' });
  expect(status).toBe(0);
  for (const waiting of [
    'https://www.zana.example is an example',
    "+40700000000 is nobody's number",
    '[street and number] waits to be filled in',
    '[name of the company] waits to be filled in',
  ]) {
    expect(output).toContain(waiting);
  }
});

test.each([
  [{}, '--name: write 1 to 70 characters.'],
  [{ name: 'Zâna', colour: 'yellow' }, '--colour: write a colour as "#5b2a86".'],
  [{ name: 'Zâna', languages: 'ro,xx' }, '--languages: write codes'],
  [{ name: 'Zâna', languages: 'hu' }, '--languages: write codes'],
  [{ name: 'Zâna', origin: 'http://zana.ro' }, '--origin: write https:// and the host'],
  [{ name: 'Zâna', phone: '0700' }, '--phone: write a number as'],
])('%o is refused, and nothing is written', (options, says) => {
  const folder = join(emptyFolder(), 'new');
  const { status, output } = makeClinic(folder, options as Record<string, string>);
  expect(output).toContain(says);
  expect(status).toBe(1);
  expect(existsSync(folder)).toBe(false);
});

test('a folder that holds something is left alone', () => {
  const { status, output } = makeClinic('fixtures/clinic', { name: 'Zâna' });
  expect(output).toContain('is not empty; name another folder.');
  expect(status).toBe(1);
});
