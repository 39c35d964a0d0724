import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { foreignFactsFinder } from '../../scripts/content/check/foreign-facts.ts';

/** Finds in what another clinic says the words of the first one, and what belongs to it. */
export function foreignWordsFinder(clinic: string): (text: string) => string[] {
  const foreignFactsIn = foreignFactsFinder(clinic);
  return (text) => [...(text.match(/ghiocel|snowdrop/gi) ?? []), ...foreignFactsIn(text)];
}

/** The same in all that its built site ships, each with the file. */
export function foreignWordsInSite(site: string, clinic: string): string[] {
  const foreignWordsIn = foreignWordsFinder(clinic);
  const files = globSync('**/*.{html,json,js,css,svg,xml,txt,webmanifest}', { cwd: site });
  if (files.length <= 40) throw new Error(`${site} has ${files.length} files: it is not the whole site.`);
  return files.flatMap((file) =>
    foreignWordsIn(readFileSync(join(site, file), 'utf8')).map((word) => `${file}: ${word}`),
  );
}
