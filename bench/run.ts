/**
 * `npm run bench`: how fast the site and its functions are, each figure beside its goal. `--only pages,visit` runs some
 * parts, `--runs 3` measures less often, `--against ../before/.local/start/site` measures the first page of another build,
 * interleaved with this one.
 */
import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { buildLocalSite } from '../scripts/local-site.ts';
import { stopAll } from '../scripts/processes.ts';
import { machineIndex } from './browser.ts';
import { measureFirstPage } from './first-page.ts';
import { measureFunctions } from './functions.ts';
import { measureLighthouse } from './lighthouse.ts';
import { printFigures, type Figure, type Part } from './report.ts';
import { measureVisit } from './visit.ts';

const parts: Record<string, Part> = {
  pages: measureFirstPage,
  visit: measureVisit,
  lighthouse: measureLighthouse,
  functions: measureFunctions,
};

const text = { type: 'string' } as const;
const { values } = parseArgs({ options: { only: text, runs: { ...text, default: '5' }, against: text } });
const { against } = values;
const names = values.only?.split(',') ?? Object.keys(parts);
const runs = Number(values.runs);

try {
  const unknown = names.filter((name) => !parts[name]);
  if (unknown.length > 0) {
    throw new Error(`No part ${unknown.join(', ')}; there is ${Object.keys(parts).join(', ')}.`);
  }
  if (!Number.isInteger(runs) || runs < 1) throw new Error('--runs is a whole number from 1 up.');
  await buildLocalSite({ site: true });
  const [processor] = cpus();
  const machine = `${cpus().length} x ${processor?.model ?? 'unknown processor'}`;
  console.log(`${new Date().toISOString().slice(0, 10)}, ${machine}, Node ${process.versions.node}`);
  const figures: Figure[] = [];
  for (const name of names) {
    const before = await machineIndex();
    figures.push(...((await parts[name]?.({ runs, against })) ?? []));
    console.log(`\nThe machine during ${name}: ${before} before it, ${await machineIndex()} after it.`);
  }
  printFigures(figures);
  if (figures.some(({ holds }) => !holds)) process.exitCode = 1;
} catch (error) {
  process.exitCode = 1;
  console.error(error instanceof Error ? error.message : error);
} finally {
  await stopAll();
}
// A part that failed may have left a server open.
process.exit();
