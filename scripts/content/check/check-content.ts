import { clinicFolder } from '../../../shared/clinic/folder.ts';
import { readEmbeddedSpace } from '../../build/read-embedded-space.ts';
import { runChecks, stopsSave } from './all-checks.ts';
import { linesOf } from './finding-lines.ts';
import { confirmContent } from './confirm.ts';

/** Confirms the named texts, then prints all findings. Throws if one would stop a save. `on` replaces the current date. */
export function checkContent(toConfirm: string[], on?: string): void {
  if (on && !/^\d{4}-\d\d-\d\d$/.test(on)) throw new Error('--on: write a day, as 2027-06-25.');
  const space = readEmbeddedSpace();
  const source = clinicFolder();
  if (toConfirm.length > 0) confirmContent(space, toConfirm);
  const found = runChecks(space, () => true, { today: on });
  const wrong = linesOf(found.filter(stopsSave));
  const warnings = linesOf(found.filter((each) => !stopsSave(each)));
  for (const line of warnings) console.warn(`warning: ${line}`);
  for (const line of wrong) console.error(line);
  if (wrong.length > 0) throw new Error(`${wrong.length} found in ${source}.`);
  const { entries, assets } = space;
  const waiting = warnings.length === 0 ? 'Nothing waits.' : `What waits is above: ${warnings.length} lines.`;
  console.log(`${source}: ${entries.length} entries and ${assets.length} assets are sound. ${waiting}`);
}
