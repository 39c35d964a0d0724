/** `luni, 30 noiembrie`, `Monday 30 November`: as the pages say it. `tag` is BCP 47, with the region. */
export function dayInWords(date: string, tag: string): string {
  const parts = { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' } as const;
  return new Intl.DateTimeFormat(tag, parts).format(new Date(date)).replace(/^(\w+day),/, '$1');
}
