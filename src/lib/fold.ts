/** The text as it is compared: in lower case and without marks, so that `Ș`, `ş` and `s` are one letter. */
export function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

/** A text as part of an address: `Detartraj și periaj` is `detartraj-si-periaj`. */
export function slugify(text: string): string {
  return fold(text)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** The slug, with a number where it is used already; adds it to `used`. */
export function freeSlug(slug: string, used: Set<string>): string {
  let free = slug;
  for (let number = 2; used.has(free); number += 1) free = `${slug}-${number}`;
  used.add(free);
  return free;
}
