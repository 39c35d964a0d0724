/**
 * `npm run test:faults`: makes each seeded fault, runs the test that must catch it, and takes the fault back. Exits with
 * 1 when one is not caught. `--list` names the faults, `--only <word>` tries those whose name or files have the word,
 * `--no-baseline` does not run the tests without any fault first, `--write` writes docs/seeded-faults.md.
 */
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { apply, restore } from './faults/apply-fault.ts';
import type { Fault } from './faults/fault.ts';
import { faultPage, faultTable } from './faults/fault-table.ts';
import { faults } from './faults/faults.ts';
import { ended, isBrowserTest, runTests, type TestRun } from './faults/run-tests.ts';

const { values: options } = parseArgs({
  options: {
    list: { type: 'boolean', default: false },
    only: { type: 'string', default: '' },
    'no-baseline': { type: 'boolean', default: false },
    write: { type: 'boolean', default: false },
  },
});

const chosen = faults.filter(({ name, file, caughtBy }) =>
  [name, file, caughtBy.file].some((text) => text.includes(options.only)),
);

/** The tests of the faults together: one run without a browser, one with it. */
function baseline(some: Fault[]): TestRun[] {
  const runs = [true, false].map((inBrowser) => {
    const tests = some
      .map(({ caughtBy }) => caughtBy)
      .filter(({ file }) => isBrowserTest(file) === inBrowser);
    const titles = tests.map(({ title }) => title ?? '');
    return {
      files: [...new Set(tests.map(({ file }) => file))],
      titles: titles.includes('') ? [] : [...new Set(titles)],
    };
  });
  return runs.filter(({ files }) => files.length > 0);
}

async function expectSound() {
  for (const tests of baseline(chosen)) {
    const outcome = await runTests(tests);
    if (outcome.kind === 'passed') continue;
    const why = outcome.kind === 'failed' ? outcome.tests.join('\n') : outcome.why;
    throw new Error(`The tests do not pass without any fault:\n${why}`);
  }
}

/** Whether the fault is caught; says so in a line. */
async function isCaught(fault: Fault): Promise<boolean> {
  const { suite, file, title } = fault.caughtBy;
  apply(fault);
  const outcome = await runTests({ files: [file], titles: title ? [title] : [] }).finally(restore);
  if (outcome.kind === 'failed') {
    console.log(`caught      ${fault.name}: ${suite}, ${file}, “${outcome.tests[0]}”`);
    return true;
  }
  const why = outcome.kind === 'passed' ? 'every test passes' : `the tests did not run\n${outcome.why}`;
  console.log(`NOT CAUGHT  ${fault.name}: ${file}, ${why}`);
  return false;
}

async function run() {
  if (chosen.length === 0) throw new Error(`No fault has “${options.only}” in its name or files.`);
  if (options.write) {
    writeFileSync(faultPage, await faultTable(faults));
    return;
  }
  if (options.list) {
    for (const { name, promise, caughtBy } of chosen) console.log(`${name}: ${promise} (${caughtBy.file})`);
    return;
  }
  if (!options['no-baseline']) await expectSound();
  let missed = 0;
  for (const fault of chosen) if (!(await isCaught(fault))) missed += 1;
  console.log(`${chosen.length - missed} of ${chosen.length} faults are caught.`);
  if (missed > 0) process.exitCode = 1;
}

// Whatever ends this, no fault stays.
process.on('exit', restore);
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    restore();
    void ended().then(() => process.exit(130));
  });
}
try {
  await run();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
