/**
 * `npm run test:faults`: makes each fault of docs/seeded-faults.md, runs the test that must catch it, and takes the fault
 * back. Exits with 1 when one is not caught. `--only <word>` tries those whose promise or files have the word.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { setImmediate as signals } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { isBrowserTest, runTests } from './faults/run-tests.ts';
import { type Fault, readFaults, textWithFault } from './faults/seeded-faults.ts';

const { values: options } = parseArgs({ options: { only: { type: 'string', default: '' } } });

const chosen = readFaults().filter(({ promise, file, caughtBy }) =>
  [promise, file, caughtBy.file].some((text) => text.includes(options.only)),
);

/** Without a fault the tests pass: else one that fails would say nothing. */
function expectSound() {
  for (const inBrowser of [false, true]) {
    const tests = chosen
      .map(({ caughtBy }) => caughtBy)
      .filter(({ file }) => isBrowserTest(file) === inBrowser);
    const titles = tests.map(({ title = '' }) => title);
    if (tests.length === 0) continue;
    const outcome = runTests({
      files: [...new Set(tests.map(({ file }) => file))],
      titles: titles.includes('') ? [] : [...new Set(titles)],
    });
    if (outcome.kind === 'passed') continue;
    const why = outcome.kind === 'failed' ? outcome.tests.join('\n') : outcome.why;
    throw new Error(`The tests do not pass without any fault:\n${why}`);
  }
}

/** Whether the fault is caught; says so in a line. */
function isCaught(fault: Fault): boolean {
  const { file, title } = fault.caughtBy;
  const text = readFileSync(fault.file, 'utf8');
  writeFileSync(fault.file, textWithFault(fault, text));
  try {
    const outcome = runTests({ files: [file], titles: title ? [title] : [] });
    if (outcome.kind === 'failed') {
      console.log(`caught      ${fault.promise}: ${file}, “${outcome.tests[0]}”`);
      return true;
    }
    const why = outcome.kind === 'passed' ? 'every test passes' : `the tests did not run\n${outcome.why}`;
    console.log(`NOT CAUGHT  ${fault.promise}: ${file}, ${why}`);
    return false;
  } finally {
    writeFileSync(fault.file, text);
  }
}

async function tryFaults() {
  const files = chosen.map(({ file }) => file);
  const changed = execFileSync('git', ['status', '--porcelain', '--', ...files], { encoding: 'utf8' });
  if (changed) throw new Error(`Commit these changes, or take them back, first:\n${changed}`);
  expectSound();
  let caught = 0;
  for (const fault of chosen) {
    if (isCaught(fault)) caught += 1;
    await signals();
  }
  console.log(`${caught} of ${chosen.length} faults are caught.`);
  if (caught < chosen.length) process.exitCode = 1;
}

// The tests are waited for: a signal is heard between two faults, when none is in the files.
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(130));
try {
  if (chosen.length === 0) throw new Error(`No fault has “${options.only}” in its promise or files.`);
  await tryFaults();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
