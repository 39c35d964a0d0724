import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { confirmed } from './review-changes.ts';
import { examplePrefix, type Review } from './review.ts';
import type { Space } from '../../../src/content/source/space.ts';
import { clinicFolder } from '../../../shared/clinic/folder.ts';

/** One line for each field: `price-prevention-1.priceStart example ro:0fk3m1z` */
export const reviewFile = 'content/review.txt';

export function readReview(clinic = clinicFolder()): Review {
  const file = join(clinic, reviewFile);
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split(/\r?\n/) : [];
  const fields = lines.map((line) => line.trim()).filter((line) => line !== '' && !line.startsWith('#'));
  return new Map(
    fields.map((line) => {
      const [name = '', ...words] = line.split(/\s+/);
      const pairs = words.map((word) => word.split(':')).filter(({ length }) => length === 2);
      const hashes = Object.fromEntries(pairs) as Record<string, string>;
      return [name, { hashes, isExample: words.includes('example') }];
    }),
  );
}

const heading =
  '# Which texts somebody has read in every language, and which are examples. `content:check -- --confirm` writes it.';

/** Sorted, so that git merges the confirmations of two people. */
export function reviewText(review: Review): string {
  const lines = [...review].map(([name, { hashes, isExample }]) =>
    [
      name,
      ...(isExample ? ['example'] : []),
      ...Object.entries(hashes).map(([locale, hash]) => `${locale}:${hash}`),
    ].join(' '),
  );
  return `${[heading, ...lines.toSorted()].join('\n')}\n`;
}

export function confirmIn(space: Space, names: string[], clinic = clinicFolder()) {
  const known = [...space.entries, ...space.assets].flatMap(({ sys, fields }) => [
    sys.id,
    ...Object.keys(fields).map((field) => `${sys.id}.${field}`),
  ]);
  const unknown = names.filter(
    (name) => !['all', 'examples', ...known].includes(name.replace(examplePrefix, '')),
  );
  if (unknown.length > 0) throw new Error(`No entry and no field is called ${unknown.join(', ')}.`);
  writeFileSync(join(clinic, reviewFile), reviewText(confirmed(space, readReview(clinic), names)));
}
