/**
 * `npm test`: what must hold before a change lands, part by part, with the time each took; it stops at the first part
 * that fails. `npm run test:all` (`--all`) adds everything else; `--no-browser` leaves the browser out. `--shots` takes a
 * picture of every page in every width, language and state instead, into `shots/`; what is behind it goes to Playwright.
 */
import { spawn } from 'node:child_process';

type Part = [name: string, program: string, ...args: string[]];

const playwright = 'node_modules/@playwright/test/cli.js';
const vitest = 'node_modules/vitest/vitest.mjs';

const check: Part[] = [
  ['format', 'node_modules/prettier/bin/prettier.cjs', '--check', '.', '--log-level=warn'],
  ['lint', 'node_modules/oxlint/bin/oxlint'],
  ['styles', 'node_modules/stylelint/bin/stylelint.mjs', 'src/**/*.css'],
  ['types', 'node_modules/typescript/bin/tsc'],
  ['content', 'scripts/run/content-check.ts'],
  ['unit tests', vitest, 'run', '--project=unit', '--project=app', '--project=build'],
];
const deploy: Part = ['deploy', vitest, 'run', '--project=deploy'];
const browser: Part = ['browser tests', playwright, 'test', '--project=core', '--project=clinic'];

function run([, program, ...args]: Part): Promise<number> {
  const child = spawn(process.execPath, [program, ...args], { stdio: 'inherit' });
  const end = () => void child.kill('SIGTERM');
  process.once('SIGTERM', end);
  return new Promise((resolve) => {
    child.once('exit', (code) => {
      process.off('SIGTERM', end);
      resolve(code ?? 1);
    });
  });
}

const hasOption = (name: string) => process.argv.includes(`--${name}`);

function wantedParts(): Part[] {
  const shots = process.argv.indexOf('--shots');
  if (shots >= 0) {
    const options = ['--config=e2e/shots.config.ts', ...process.argv.slice(shots + 1)];
    return [['pictures', playwright, 'test', ...options]];
  }
  if (hasOption('all')) return [...check, deploy, [...browser, '--project=full']];
  return hasOption('no-browser') ? check : [...check, browser];
}

const secondsSince = (start: number) => `${Math.round((performance.now() - start) / 1000)} s`;
const times: string[] = [];
const startOfAll = performance.now();
for (const part of wantedParts()) {
  const [name] = part;
  const start = performance.now();
  const code = await run(part);
  times.push(`${name} ${secondsSince(start)}`);
  if (code !== 0) {
    console.error(`\nFAILED: ${name}. ${times.join(', ')}.`);
    process.exit(1);
  }
}
console.log(`\nAll of it passed in ${secondsSince(startOfAll)}: ${times.join(', ')}.`);
