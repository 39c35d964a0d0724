import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { clinicFolder } from '../../../shared/clinic/folder.ts';
import type { Compared, Hashes } from './translations.ts';

/** Has a line for each compared text, such as `price-prevention-1.label ro:0fk3m1z en-US:1x2b3c4`. */
export const translationsFile = 'content/translations.txt';

/** Returns the hashes of each line by the line's name; an empty Map if the file does not exist. */
export function readHashes(file: string): Map<string, Hashes> {
  const named = new Map<string, Hashes>();
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split(/\r?\n/) : [];
  for (const line of lines) {
    const [name = '', ...pairs] = line.trim().split(/\s+/);
    if (name === '' || name.startsWith('#')) continue;
    named.set(name, Object.fromEntries(pairs.map((pair) => pair.split(':'))) as Hashes);
  }
  return named;
}

/** Sorts the lines, so that git can merge the changes of two people. */
export function hashesText(heading: string, named: Map<string, Hashes>): string {
  const lines = [...named].map(([name, hashes]) =>
    [name, ...Object.entries(hashes).map(([locale, hash]) => `${locale}:${hash}`)].join(' '),
  );
  return `${[heading, ...lines.toSorted()].join('\n')}\n`;
}

export const readCompared = (clinic = clinicFolder()): Compared => readHashes(join(clinic, translationsFile));

const heading =
  '# Which texts somebody has compared in every language. `npm run content:check -- --confirm` writes it.';

export const comparedText = (compared: Compared): string => hashesText(heading, compared);
