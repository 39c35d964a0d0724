/**
 * `npm run test:changed-content`: shows that editors are free. It changes `content/` as they might (every price, the
 * phone number, a doctor, a service's name, one package and one article fewer), runs `npm test`, takes the change back
 * and runs it again.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Entry } from '../src/content/contentful/space.ts';
import { repository } from './clinic.ts';

const folder = join(repository, 'content/entries');
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

const git = (...args: string[]) => execFileSync('git', args, { cwd: repository, encoding: 'utf8' });
const test = () =>
  spawnSync('npm', ['test'], { cwd: repository, stdio: 'inherit', shell: true }).status === 0;

if (git('status', '--porcelain', 'content')) {
  console.error('content/ has changes that are not committed: commit or stash them first.');
  process.exit(1);
}
const before = files.map((file) => readFileSync(file));
const restore = () => files.forEach((file, index) => writeFileSync(file, before[index]!));
process.on('SIGINT', () => {
  restore();
  process.exit(1);
});
changeContent();
console.log(git('diff', '--stat', 'content'));
const passes = test();
restore();
console.log(passes ? 'npm test passes with changed content.' : 'npm test FAILS with changed content.');
const passesAgain = test();
console.log(passesAgain ? 'npm test passes with its own content.' : 'npm test FAILS with its own content.');
process.exit(passes && passesAgain ? 0 : 1);
