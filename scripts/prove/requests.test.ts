/**
 * The promises about contact requests, each beside what is measured: the quick ones in `npm run test:all`, all of them at
 * their full scale in `npm run prove`, which keeps the results in docs/request-figures.md.
 */
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { buildLocalSite } from '../local-site.ts';
import { stopAll } from '../processes.ts';
import { emulatorRows } from './emulator-rows.ts';
import { startEmulatorsPlace } from './emulators-place.ts';
import { writeFigures, type Figure } from './figures.ts';
import { functionFaultRows } from './function-fault-rows.ts';
import { startFunctions } from './functions-place.ts';
import { inputRows } from './input-rows.ts';
import { mailFaultRows } from './mail-fault-rows.ts';
import { inPlace } from './row.ts';
import { trafficRows } from './traffic-rows.ts';

const scale = import.meta.env.MODE === 'full' ? 'full' : 'quick';
/** Milliseconds of the longest row. */
const timeout = 30 * 60_000;

const rows = [
  ...inPlace(startFunctions, [...trafficRows, ...inputRows, ...functionFaultRows, ...mailFaultRows]),
  ...inPlace(startEmulatorsPlace, emulatorRows),
];
const figures: Figure[] = [];

// With the site: the functions answer some requests with pages of its build.
beforeAll(() => buildLocalSite({ site: true }), 5 * 60_000);
afterEach(stopAll);
afterAll(async () => {
  if (scale === 'full') await writeFigures(figures, rows);
});

test.each(rows.filter(({ isQuick }) => isQuick || scale === 'full'))(
  '$name: $target',
  async ({ prove, ...row }) => {
    const outcome = await prove(scale);
    figures.push({ ...row, ...outcome });
    expect(outcome.isMet, outcome.result).toBe(true);
  },
  timeout,
);
