/**
 * `npm run prove`: shows that the promises about contact requests hold, each beside its target, and fails when one
 * does not. `--only <word>` takes the rows whose name has it, `--quick` smaller ones, `--list` names them, and `--write`
 * keeps the results in docs/request-figures.md.
 */
import './use-test-environment.ts';
import { parseArgs } from 'node:util';
import { buildLocalSite } from './local-site.ts';
import { stopAll } from './processes.ts';
import { writeFigures, type Figure } from './prove/figures.ts';
import type { Outcome, Row, Scale } from './prove/row.ts';
import { rows } from './prove/rows.ts';

const { values: options } = parseArgs({
  options: {
    only: { type: 'string', multiple: true, default: [] },
    quick: { type: 'boolean', default: false },
    list: { type: 'boolean', default: false },
    write: { type: 'boolean', default: false },
  },
});

function refuse(why: string): never {
  console.error(why);
  process.exit(1);
}

async function outcomeOf({ prove }: Row, scale: Scale): Promise<Outcome> {
  try {
    return await prove(scale);
  } catch (failure) {
    return { isMet: false, result: failure instanceof Error ? failure.message : String(failure) };
  }
}

const isChosen = ({ name }: Row) =>
  options.only.length === 0 || options.only.some((word) => name.includes(word));
const chosen = rows.filter(isChosen);
if (chosen.length === 0) refuse('No row has such a name: --list prints them all.');
if (options.quick && options.write) refuse('Only whole figures are kept: leave out --quick or --write.');
if (options.list) {
  for (const { name, target } of chosen) console.log(`${name}: ${target}`);
  process.exit();
}

process.on('SIGINT', () => void stopAll().then(() => process.exit(1)));
await buildLocalSite({ site: false });
const figures: Figure[] = [];
for (const row of chosen) {
  const begun = Date.now();
  const outcome = await outcomeOf(row, options.quick ? 'quick' : 'full');
  await stopAll();
  figures.push({ ...row, ...outcome });
  const seconds = Math.round((Date.now() - begun) / 1000);
  console.log(`${outcome.isMet ? 'met   ' : 'MISSED'}  ${row.name}  (${seconds} s)`);
  console.log(`        target  ${row.target}\n        result  ${outcome.result}\n`);
}

if (options.write) await writeFigures(figures, rows);
const missed = figures.filter(({ isMet }) => !isMet);
console.log(
  `${figures.length - missed.length} of ${figures.length} met${options.quick ? ', in the quick run' : ''}.`,
);
process.exit(missed.length === 0 ? 0 : 1);
