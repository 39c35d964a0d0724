/**
 * `npm run content:check`: checks the clinic's brand, and its words in every language: those of the live space where the
 * environment names one, else the embedded ones. Exits with 1 when something is missing or wrong, says what it should not,
 * or is another clinic's; what waits to be filled in until a deploy is a warning.
 */
import { checkBrand } from './brand/check/check-brand.ts';
import { clinicFolder } from '../shared/clinic/folder.ts';
import { fail } from './content/configuration.ts';

async function check() {
  const broken = checkBrand(clinicFolder());
  for (const { file, message } of broken) console.error(`${file}: ${message}`);
  if (broken.length > 0) throw new Error(`${broken.length} found in the brand of ${clinicFolder()}.`);
  // The code of the site, which compares words, runs with a sound brand only.
  const { checkWords } = await import('./content/check-words.ts');
  await checkWords();
}

await check().catch(fail);
