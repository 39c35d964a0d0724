import { fold } from './fold.ts';

/** A text as part of an address: `Detartraj și periaj` is `detartraj-si-periaj`. */
export function slugify(text: string): string {
  return fold(text)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** The slug, or with a number behind it the first that is not taken; it is taken from then on. */
export function takeSlug(slug: string, taken: Set<string>): string {
  let free = slug;
  for (let number = 2; taken.has(free); number += 1) free = `${slug}-${number}`;
  taken.add(free);
  return free;
}
