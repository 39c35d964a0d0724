/** Returns `peste 5 minute` or `in 2 hours`, rounded up. */
export function formatWait(seconds: number, language: string): string {
  const minutes = Math.max(1, Math.ceil(seconds / 60));
  const words = new Intl.RelativeTimeFormat(language);
  return minutes < 120 ? words.format(minutes, 'minute') : words.format(Math.ceil(minutes / 60), 'hour');
}
