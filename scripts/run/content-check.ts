/**
 * `npm run content:check`: checks `content/`. `-- --confirm <name> …` first records that a text's languages agree and that
 * the text is true. `-- --on 2027-06-25` checks as on that day, for instance for days off that must be entered by then.
 */
import { parseArgs } from 'node:util';
import { checkBrand } from '../clinic/brand/check-brand.ts';
import { clinicFolder } from '../../shared/clinic/folder.ts';
import { fail } from '../content/contentful/managed-space.ts';

async function check() {
  const options = { confirm: { type: 'string', multiple: true }, on: { type: 'string' } } as const;
  const { values, positionals } = parseArgs({ options, allowPositionals: true });
  const problems = checkBrand(clinicFolder());
  for (const { file, message } of problems) console.error(`${file}: ${message}`);
  if (problems.length > 0) throw new Error(`${problems.length} found in the brand of ${clinicFolder()}.`);
  // These modules read the brand when they are imported, so they are imported after its check.
  const { checkContent } = await import('../content/check/check-content.ts');
  checkContent(values.confirm ? [...values.confirm, ...positionals] : [], values.on);
}

await check().catch(fail);
