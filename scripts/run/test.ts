/**
 * `npm test`: the checks that must pass before a change lands; stops after the first stage that fails. `--all` adds all
 * other tests, in every installed engine; `--no-browser` omits browser tests.
 */
import { spawn } from 'node:child_process';
import { findEngines } from '../local/engines.ts';

type Check = [name: string, program: string, ...args: string[]];

const playwright = 'node_modules/@playwright/test/cli.js';
const vitest = 'node_modules/vitest/vitest.mjs';

const rules: Check[] = [
  ['format', 'node_modules/prettier/bin/prettier.cjs', '--check', '.', '--cache', '--log-level=warn'],
  ['lint', 'node_modules/oxlint/bin/oxlint'],
  ['styles', 'node_modules/stylelint/bin/stylelint.mjs', 'src/**/*.css'],
  ['types', 'node_modules/typescript/bin/tsc'],
  ['content', 'scripts/run/content-check.ts'],
];

const projectFlags = (...names: string[]) => names.map((name) => `--project=${name}`);
const unitTests: Check = ['unit tests', vitest, 'run', ...projectFlags('unit', 'app', 'build')];
const browserTests: Check = ['browser tests', playwright, 'test', ...projectFlags('core')];
const engineTests: Check = ['other engines', playwright, 'test', '--config=playwright.engines.config.ts'];

const hasOption = (name: string) => process.argv.includes(`--${name}`);

const engines = hasOption('all') ? findEngines() : { found: [], missing: [] };

function selectStages(): Check[][] {
  if (hasOption('all')) {
    const stages: Check[][] = [
      rules,
      [['unit and deploy tests', vitest, 'run', ...projectFlags('unit', 'app', 'build', 'deploy')]],
      [['all browser tests', playwright, 'test', ...projectFlags('core', 'clinic', 'full')]],
      [['another clinic', 'e2e/deploy/another-clinic.ts']],
    ];
    return engines.found.length > 0 ? [...stages, [engineTests]] : stages;
  }
  return hasOption('no-browser') ? [rules, [unitTests]] : [rules, [unitTests], [browserTests]];
}

const secondsSince = (start: number) => Math.round((performance.now() - start) / 1000);

async function run([name, program, ...args]: Check) {
  const start = performance.now();
  const child = spawn(process.execPath, [program, ...args], { stdio: 'inherit' });
  const end = () => void child.kill('SIGTERM');
  process.once('SIGTERM', end);
  const code = await new Promise<number | null>((resolve) => child.once('exit', resolve));
  process.off('SIGTERM', end);
  return { name, time: `${name} ${secondsSince(start)} s`, hasPassed: code === 0 };
}

const times: string[] = [];
const firstStart = performance.now();
for (const stage of selectStages()) {
  const results = await Promise.all(stage.map(run));
  times.push(...results.map(({ time }) => time));
  const failed = results.filter(({ hasPassed }) => !hasPassed).map(({ name }) => name);
  if (failed.length > 0) {
    console.error(`\nFAILED: ${failed.join(', ')}. ${times.join(', ')}.`);
    process.exit(1);
  }
}
if (engines.missing.length > 0) {
  const names = engines.missing.join(', ');
  console.log(`\nLeft out, since not installed here: ${names}. docs/testing.md says how to install them.`);
}
console.log(`\nAll of it passed in ${secondsSince(firstStart)} s: ${times.join(', ')}.`);
