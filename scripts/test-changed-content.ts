/**
 * `npm run test:changed-content`: shows that editors are free. It changes a copy of `content/` as they might (every price,
 * the phone number, a doctor, a service's name, one package and one article fewer) and runs `npm test` on it.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Entry } from '../src/content/contentful/space.ts';
import { repository } from './clinic.ts';

const clinic = mkdtempSync(join(tmpdir(), 'clinic-'));
cpSync(join(repository, 'content'), join(clinic, 'content'), { recursive: true });
const folder = join(clinic, 'content/entries');
const files = readdirSync(folder).map((name) => join(folder, name));

type Fields = Entry['fields'];
const typeOf = ({ sys }: Entry) => sys.contentType.sys.id;

/** Changes a field in every locale it has. */
function change<T>(fields: Fields, name: string, to: (value: T) => T) {
  const field = fields[name] as Record<string, T> | undefined;
  for (const [locale, value] of Object.entries(field ?? {})) field![locale] = to(value);
}

/** Takes an entry's links out of every list that names it. */
function unlink(entries: Entry[], id: string) {
  const isOther = (link: unknown) => (link as { sys?: { id?: string } }).sys?.id !== id;
  for (const { fields } of entries) {
    for (const name of Object.keys(fields)) {
      change<unknown>(fields, name, (value) => (Array.isArray(value) ? value.filter(isOther) : value));
    }
  }
}

function changeContent() {
  const read = files.map((file) => JSON.parse(readFileSync(file, 'utf8')) as { entries: Entry[] });
  const entries = read.flatMap((file) => file.entries);
  const first = (type: string) => entries.find((entry) => typeOf(entry) === type)!.fields;
  for (const { fields } of entries.filter((entry) => typeOf(entry) === 'priceItem')) {
    for (const name of ['priceStart', 'priceEnd']) change<number>(fields, name, (price) => price + 10);
  }
  change(first('contactDetails'), 'phoneString', () => '0733 111 222');
  change(first('contactDetails'), 'phoneNumber', () => '+40733111222');
  change(first('doctor'), 'name', () => 'Dr. Ilinca');
  change<string>(first('service'), 'serviceName', (name) => `${name} plus`);
  for (const type of ['package', 'articleTeaser']) {
    const last = entries.findLast((entry) => typeOf(entry) === type)!.sys.id;
    unlink(entries, last);
    for (const file of read) file.entries = file.entries.filter(({ sys }) => sys.id !== last);
  }
  for (const [index, file] of files.entries()) {
    writeFileSync(file, `${JSON.stringify(read[index], null, 2)}\n`);
  }
}

changeContent();
const { status } = spawnSync('npm', ['test'], {
  stdio: 'inherit',
  env: { ...process.env, CLINIC_DIR: clinic },
  shell: process.platform === 'win32',
});
rmSync(clinic, { recursive: true });
process.exit(status ?? 1);
