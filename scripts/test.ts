/**
 * `npm test`: what must hold before a change lands, part by part, with the time each took; it stops at the first part
 * that fails. `npm run check` (`--check`) leaves out the browser, `npm run test:all` (`--all`) adds everything else.
 */
import { spawnSync } from 'node:child_process';

type Part = { name: string; script: string; args?: string[] };

const check: Part[] = [
  { name: 'format', script: 'format:check' },
  { name: 'lint', script: 'lint' },
  { name: 'types', script: 'types' },
  { name: 'content', script: 'content:check' },
  { name: 'brand', script: 'brand:check', args: ['--draft'] },
  { name: 'unit tests', script: 'test:unit' },
];
const browser: Part = {
  name: 'browser tests',
  script: 'test:browser',
  args: ['--project=core', '--project=clinic'],
};
const rest: Part[] = [
  { name: 'resilience', script: 'test:resilience' },
  {
    name: 'browser tests, the rest',
    script: 'test:browser',
    args: ['--project=full', '--project=speech', '--project=outage'],
  },
];

const parts = process.argv.includes('--check')
  ? check
  : [...check, browser, ...(process.argv.includes('--all') ? rest : [])];

const times: string[] = [];
const begun = performance.now();
const secondsSince = (start: number) => `${Math.round((performance.now() - start) / 1000)} s`;

for (const { name, script, args = [] } of parts) {
  const start = performance.now();
  const { status } = spawnSync('npm', ['run', '--silent', script, '--', ...args], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  times.push(`${name} ${secondsSince(start)}`);
  if (status !== 0) {
    console.error(`\nFAILED: ${name}. ${times.join(', ')}.`);
    process.exit(1);
  }
}
console.log(`\nAll of it passed in ${secondsSince(begun)}: ${times.join(', ')}.`);
