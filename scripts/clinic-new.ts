/**
 * `npm run clinic:new -- --to <folder>`: makes the folder of a new clinic: neutral words, a palette from one colour, simple
 * drawings, settings. It asks what its options do not say (`--name`, `--origin`, `--languages ro,en`, `--colour '#5b2a86'` …);
 * where nobody can answer, it takes what it would have suggested.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { problemOf, questions, toAnswers, type Question, type Written } from './new-clinic/answers.ts';
import { writeClinic } from './new-clinic/write-clinic.ts';

function stop(problem: string): never {
  console.error(problem);
  process.exit(1);
}

function folderOf(to: string | undefined): string {
  if (!to) stop('Say where: npm run clinic:new -- --to <folder>');
  const folder = resolve(to);
  if (existsSync(folder) && readdirSync(folder).length > 0)
    stop(`${folder} is not empty; name another folder.`);
  return folder;
}

type Ask = (question: string) => Promise<string>;

/** Asks until the answer is sound. An empty one takes the suggestion. */
async function answerOf(question: Question, written: Written, ask: Ask): Promise<string> {
  const suggestion = question.suggestion?.(written);
  const hint = suggestion === undefined ? '' : ` [${suggestion}]`;
  for (;;) {
    const answer = (await ask(`${question.asks}${hint} `)).trim() || (suggestion ?? '');
    const problem = problemOf(question, answer);
    if (!problem) return answer;
    console.log(`  ${problem}`);
  }
}

/** An answer where nobody can be asked. */
function suggestedAnswer({ option, suggestion }: Question, written: Written): string {
  return suggestion?.(written) ?? stop(`Add --${option}.`);
}

async function readAnswers(given: Written) {
  const terminal = process.stdin.isTTY
    ? createInterface({ input: process.stdin, output: process.stdout })
    : undefined;
  const written: Written = {};
  for (const question of questions) {
    const option = given[question.option];
    const problem = option === undefined ? undefined : problemOf(question, option);
    if (problem) stop(`--${question.option}: ${problem}`);
    written[question.option] =
      option ??
      (terminal
        ? await answerOf(question, written, (text) => terminal.question(text))
        : suggestedAnswer(question, written));
  }
  terminal?.close();
  return toAnswers(written);
}

const options = Object.fromEntries(
  [...questions.map(({ option }) => option), 'to'].map((name) => [name, { type: 'string' as const }]),
);
const { to, ...given } = parseArgs({ options }).values;
const folder = folderOf(to);
await writeClinic(folder, await readAnswers(given));

const { status } = spawnSync(process.execPath, ['scripts/content-check.ts'], {
  stdio: 'inherit',
  env: { ...process.env, CLINIC_DIR: folder },
});
console.log(`
The clinic is in ${folder}. Next:
  CLINIC_DIR=${folder} npm start                 the site on this machine
  CLINIC_DIR=${folder} npm run content:check     after each change; its warnings say what waits to be filled in
Its services, prices, hours and first steps are examples: write the clinic's own. docs/recipes/another-clinic.md leads on.`);
process.exitCode = status ?? 1;
