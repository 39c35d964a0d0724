/** Repeats a text to about this many letters, cut between words: for content longer than anybody wrote. */
export function fill(text: string, length: number): string {
  const repeated = `${text} `.repeat(Math.ceil(length / text.length));
  return repeated.slice(0, repeated.lastIndexOf(' ', length)).trimEnd();
}

/** The first `count` of them; where there are fewer they come again, numbered by `rename`. */
export function cycle<T>(items: T[], count: number, rename: (item: T, round: number) => T): T[] {
  return Array.from({ length: count }, (_, at) => {
    const item = items[at % items.length] as T;
    const round = Math.floor(at / items.length);
    return round === 0 ? item : rename(item, round + 1);
  });
}
