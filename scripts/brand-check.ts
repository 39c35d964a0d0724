/**
 * `npm run brand:check`: what would be wrong or false on a clinic's site although it builds: files that are missing or that
 * nothing names, colours that are hard to read, another clinic's name or number, an example's address, places nobody has
 * filled in. With `-- --draft` the last two may wait, as they may until a deploy.
 */
import { parseArgs } from 'node:util';
import { checkBrand } from './brand/check/check-brand.ts';
import type { Finding } from './brand/check/finding.ts';
import { clinicFolder } from './clinic.ts';

/** What compares words comes with code of the site, which runs with a sound brand only. */
async function findFalseWords(clinic: string, isDraft = false): Promise<Finding[]> {
  const { findForeignFacts } = await import('./brand/check/foreign-facts.ts');
  const { findUnfinished } = await import('./brand/check/unfinished.ts');
  return [...findForeignFacts(clinic), ...(isDraft ? [] : findUnfinished(clinic))];
}

const { draft } = parseArgs({ options: { draft: { type: 'boolean' } } }).values;
const clinic = clinicFolder();
const broken = checkBrand(clinic);
const findings = broken.length > 0 ? broken : await findFalseWords(clinic, draft);
for (const { file, message } of findings) console.error(`${file}: ${message}`);
if (findings.length > 0) console.error(`${findings.length} found in ${clinic}.`);
else console.log(`The brand in ${clinic} is whole${draft ? '' : ', and nothing waits to be filled in'}.`);
process.exitCode = findings.length > 0 ? 1 : 0;
