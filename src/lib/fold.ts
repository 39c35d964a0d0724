/** Returns lower case without diacritics: `Ș`, `ş` and `s` become equal. */
export function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

/** Returns `detartraj-si-periaj` for `Detartraj și periaj`. */
export function slugify(text: string): string {
  return fold(text)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** Appends a number if the slug is in `used`, and adds the result to `used`. */
export function reserveSlug(slug: string, used: Set<string>): string {
  let free = slug;
  for (let number = 2; used.has(free); number += 1) free = `${slug}-${number}`;
  used.add(free);
  return free;
}
