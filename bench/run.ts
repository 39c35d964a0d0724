/**
 * `npm run bench`: how fast the first page of a visit is, each figure beside its goal. `--runs 3` measures less often,
 * `--against ../before/.local/start/site` measures the first page of another build, interleaved with this one.
 */
import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { buildLocalSite } from '../scripts/local-site.ts';
import { stopAll } from '../scripts/processes.ts';
import { measureFirstPage } from './first-page.ts';
import { printFigures } from './report.ts';

const text = { type: 'string' } as const;
const { values } = parseArgs({ options: { runs: { ...text, default: '5' }, against: text } });
const { against } = values;
const runs = Number(values.runs);

try {
  if (!Number.isInteger(runs) || runs < 1) throw new Error('--runs is a whole number from 1 up.');
  await buildLocalSite({ site: true });
  const [processor] = cpus();
  const machine = `${cpus().length} x ${processor?.model ?? 'unknown processor'}`;
  console.log(`${new Date().toISOString().slice(0, 10)}, ${machine}, Node ${process.versions.node}`);
  const figures = await measureFirstPage({ runs, against });
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
