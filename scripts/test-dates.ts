/**
 * `npm run test:dates`: the unit tests on other days and in other time zones. They must not depend on the day they were
 * written on, nor on where the machine stands.
 */
import { spawnSync } from 'node:child_process';

const inDays = (days: number) => new Date(Date.now() + days * 24 * 60 * 60_000).toISOString();

const runs: [name: string, env: Record<string, string>][] = [
  ['90 days ahead', { TEST_CLOCK: inDays(90) }],
  ['365 days ahead', { TEST_CLOCK: inDays(365) }],
  // Half a minute before the clocks of Romania go forward, and back.
  ['the clocks go forward', { TEST_CLOCK: '2027-03-28T00:59:30Z', TZ: 'Europe/Bucharest' }],
  ['the clocks go back', { TEST_CLOCK: '2027-10-31T00:59:30Z', TZ: 'Europe/Bucharest' }],
  ['in Honolulu', { TZ: 'Pacific/Honolulu' }],
  ['in Auckland', { TZ: 'Pacific/Auckland' }],
];

const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--project', 'unit', '--project', 'app'];
const failed = runs.filter(([name, env]) => {
  console.log(`\n${name} (${Object.values(env).join(', ')})`);
  const { status } = spawnSync(process.execPath, [...vitest, '--reporter=dot'], {
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  return status !== 0;
});
for (const [name] of failed) console.error(`FAILED: ${name}`);
process.exit(failed.length === 0 ? 0 : 1);
