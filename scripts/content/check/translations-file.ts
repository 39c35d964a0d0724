import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { clinicFolder } from '../../../shared/clinic/folder.ts';
import type { Compared, Hashes } from './translations.ts';

/** Contains one line for each text: `price-prevention-1.label ro:0fk3m1z en-US:1x2b3c4`. */
export const translationsFile = 'content/translations.txt';

/** Returns the lines of a file except comments; an empty list if it does not exist. */
export function linesIn(file: string): string[] {
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split(/\r?\n/) : [];
  return lines.map((line) => line.trim()).filter((line) => line !== '' && !line.startsWith('#'));
}

export function readCompared(clinic = clinicFolder()): Compared {
  return new Map(
    linesIn(join(clinic, translationsFile)).map((line) => {
      const [name = '', ...pairs] = line.split(/\s+/);
      return [name, Object.fromEntries(pairs.map((pair) => pair.split(':'))) as Hashes];
    }),
  );
}

const heading =
  '# Which texts somebody has compared in every language. `npm run content:check -- --confirm` writes it.';

/** Sorts the lines, so that git can merge the confirmations of two people. */
export function comparedText(compared: Compared): string {
  const lines = [...compared].map(([name, hashes]) =>
    [name, ...Object.entries(hashes).map(([locale, hash]) => `${locale}:${hash}`)].join(' '),
  );
  return `${[heading, ...lines.toSorted()].join('\n')}\n`;
}
