/** The first match is the engine: Chromium names Safari too, and every browser of iOS runs Safari's engine. */
const engines: [name: string, version: RegExp][] = [
  ['Safari', /\(i(?:Phone|Pad|Pod)[^)]*\).* Version\/(\d{1,3})/],
  ['Safari', /\(i(?:Phone|Pad|Pod)[^)]* OS (\d{1,3})_/],
  ['Chromium', / (?:Headless)?Chrom(?:e|ium)\/(\d{1,3})/],
  ['Firefox', / Firefox\/(\d{1,3})/],
  ['Safari', / Version\/(\d{1,3})[\d.]* .*Safari\//],
];

/** `Safari 15`: the family and the major version, or `other`. Nothing else of a user agent may be logged. */
export function engineOf(userAgent: string): string {
  const start = userAgent.slice(0, 500);
  for (const [name, pattern] of engines) {
    const version = pattern.exec(start)?.[1];
    if (version) return `${name} ${version}`;
  }
  return 'other';
}
