/**
 * `npm run content:check`: checks the clinic's brand, and its words in every language: those of the live space where the
 * environment names one, else the embedded ones. Exits with 1 when something is missing or wrong, says what it should not,
 * or is another clinic's; what waits to be filled in or read is a warning. `-- --confirm <name> …` says first that somebody
 * has read a field (`home.heroLead`), an entry, the `examples`, or `all` other texts, and found them true in every language.
 */
import { parseArgs } from 'node:util';
import { checkBrand } from '../clinic/brand/check-brand.ts';
import { clinicFolder } from '../../shared/clinic/folder.ts';
import { fail } from '../content/contentful/managed-space.ts';

async function check() {
  const options = { confirm: { type: 'string', multiple: true } } as const;
  const { values, positionals } = parseArgs({ options, allowPositionals: true });
  const broken = checkBrand(clinicFolder());
  for (const { file, message } of broken) console.error(`${file}: ${message}`);
  if (broken.length > 0) throw new Error(`${broken.length} found in the brand of ${clinicFolder()}.`);
  // The code of the site, which compares words, runs with a sound brand only.
  const { checkWords } = await import('../content/check/check-words.ts');
  await checkWords(values.confirm ? [...values.confirm, ...positionals] : []);
}

await check().catch(fail);
