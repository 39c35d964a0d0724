/**
 * `npm run content:check`, of the live space where the environment names one. `-- --confirm <name> …` says first that its
 * languages agree and it is true today; `-- --for lawyer` (or dentist, clinic) lists what they confirm, and when again.
 * `-- --on 2027-06-25` says what it will say on that day: what is due, and which days off have to be written by then.
 * `-- --listings` prints what profiles elsewhere have to be told, and what has changed since the last time.
 */
import { parseArgs } from 'node:util';
import { checkBrand } from '../clinic/brand/check-brand.ts';
import { clinicFolder } from '../../shared/clinic/folder.ts';
import { fail } from '../content/contentful/managed-space.ts';

async function check() {
  const options = {
    confirm: { type: 'string', multiple: true },
    for: { type: 'string' },
    on: { type: 'string' },
    listings: { type: 'boolean' },
  } as const;
  const { values, positionals } = parseArgs({ options, allowPositionals: true });
  const broken = checkBrand(clinicFolder());
  for (const { file, message } of broken) console.error(`${file}: ${message}`);
  if (broken.length > 0) throw new Error(`${broken.length} found in the brand of ${clinicFolder()}.`);
  // The code of the site runs with a valid brand only.
  const { checkWords, listTexts } = await import('../content/check/check-words.ts');
  if (values.for) return listTexts(values.for);
  const space = await checkWords(values.confirm ? [...values.confirm, ...positionals] : [], values.on);
  if (!values.listings) return;
  const { printListings } = await import('../content/check/listings.ts');
  printListings(space);
}

await check().catch(fail);
