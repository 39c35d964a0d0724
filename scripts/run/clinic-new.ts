/** `npm run clinic:new -- --to <folder>`; asks for options that are missing. */
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { ask, questions } from '../clinic/new/questions.ts';
import { writeClinic } from '../clinic/new/write-clinic.ts';

function stop(problem: string): never {
  console.error(problem);
  process.exit(1);
}

const names = ['to', ...questions.map(({ option }) => option)];
const texts = Object.fromEntries(names.map((name) => [name, { type: 'string' as const }]));
function readOptions() {
  try {
    return parseArgs({ options: { ...texts, help: { type: 'boolean' } } }).values;
  } catch (error) {
    return stop((error as Error).message);
  }
}

const { help, ...values } = readOptions();
if (help) {
  console.log('npm run clinic:new -- --to <folder>, which is empty or absent, and any of:');
  for (const { option, format } of questions) console.log(`  --${option.padEnd(12)} ${format}`);
  process.exit();
}
const { to, ...given } = values as Record<string, string | undefined>;
if (!to) stop('Say where: npm run clinic:new -- --to <folder>');
const folder = resolve(to);
if (existsSync(folder) && readdirSync(folder).length > 0)
  stop(`${folder} is not empty; name another folder.`);

const answers = await ask(given).catch(({ message }: Error) => stop(message));
await writeClinic(folder, answers);
const { status } = spawnSync(process.execPath, ['scripts/run/content-check.ts', '--confirm', 'all'], {
  stdio: 'inherit',
  env: { ...process.env, CLINIC_DIR: folder },
});
process.exitCode = status ?? 1;
console.log(`The clinic is in ${folder}. docs/recipes/another-clinic.md says what comes next, beginning with
  npm start -- --clinic "${folder}"                 the site on this machine
  npm run content:check -- --clinic "${folder}"     what waits to be filled in`);
