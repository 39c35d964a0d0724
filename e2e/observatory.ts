/**
 * Mozilla Observatory's scoring of one answer over HTTPS, without cookies: each test gives one result, and each result
 * has its points. Source: "Tests & Scoring" of the MDN HTTP Observatory, as of November 2026.
 */
const points = {
  'csp-implemented-with-no-unsafe-default-src-none': 10,
  'csp-implemented-with-no-unsafe': 5,
  'csp-implemented-with-unsafe-inline-in-style-src-only': 0,
  'csp-implemented-with-insecure-scheme-in-passive-content-only': -10,
  'csp-implemented-with-unsafe-eval': -10,
  'csp-implemented-with-insecure-scheme': -20,
  'csp-implemented-with-unsafe-inline': -20,
  'csp-not-implemented': -25,
  'cookies-not-found': 0,
  'cookies-without-secure-flag': -20,
  'cross-origin-resource-sharing-not-implemented': 0,
  'cross-origin-resource-sharing-implemented-with-universal-access': -50,
  'hsts-implemented-max-age-at-least-six-months': 0,
  'hsts-implemented-max-age-less-than-six-months': -10,
  'hsts-not-implemented': -20,
  'referrer-policy-private': 5,
  'referrer-policy-not-implemented': 0,
  'referrer-policy-unsafe': -5,
  'referrer-policy-header-invalid': -5,
  'sri-not-implemented-but-all-scripts-loaded-from-secure-origin': 0,
  'sri-not-implemented-but-external-scripts-loaded-securely': -5,
  'sri-not-implemented-and-external-scripts-not-loaded-securely': -50,
  'x-content-type-options-nosniff': 0,
  'x-content-type-options-not-implemented': -5,
  'x-frame-options-implemented-via-csp': 5,
  'x-frame-options-sameorigin-or-deny': 0,
  'x-frame-options-not-implemented': -20,
  'corp-not-implemented': 5,
  'corp-implemented-with-same-origin': 0,
  'corp-implemented-with-same-site': 0,
  'corp-implemented-with-cross-origin': -20,
} as const;

type Result = keyof typeof points;
type Headers = Record<string, string>;

const grades: [number, string][] = [
  [100, 'A+'],
  [90, 'A'],
  [85, 'A-'],
  [80, 'B+'],
  [70, 'B'],
  [65, 'B-'],
  [60, 'C+'],
  [50, 'C'],
  [45, 'C-'],
  [40, 'D+'],
  [30, 'D'],
  [25, 'D-'],
  [0, 'F'],
];

function directivesOf(policy: string): Map<string, string[]> {
  return new Map(
    policy.split(';').map((part) => {
      const [name = '', ...sources] = part.trim().toLowerCase().split(/\s+/);
      return [name, sources];
    }),
  );
}

const isBroad = (source: string) => /^(\*|https?:|data:|'unsafe-inline')$/.test(source);
const isPlain = (source: string) => source.startsWith('http:');

function csp(headers: Headers): Result {
  const policy = headers['content-security-policy'];
  if (!policy) return 'csp-not-implemented';
  const directives = directivesOf(policy);
  const fallback = directives.get('default-src');
  const sourcesOf = (name: string) => directives.get(name) ?? fallback ?? ['*'];
  const hasHash = (sources: string[]) => sources.some((source) => /^'(sha\d+|nonce)-/.test(source));
  // A hash turns 'unsafe-inline' off where it is understood.
  const isUnsafe = (sources: string[]) =>
    sources.some((source) => isBroad(source) && !(source === "'unsafe-inline'" && hasHash(sources)));
  if (isUnsafe(sourcesOf('script-src')) || isUnsafe(sourcesOf('object-src'))) {
    return 'csp-implemented-with-unsafe-inline';
  }
  const passive = ['img-src', 'media-src'];
  const active = [...directives.keys()].filter((name) => !passive.includes(name));
  if (active.some((name) => sourcesOf(name).some(isPlain))) return 'csp-implemented-with-insecure-scheme';
  if (sourcesOf('script-src').includes("'unsafe-eval'")) return 'csp-implemented-with-unsafe-eval';
  if (passive.some((name) => sourcesOf(name).some(isPlain))) {
    return 'csp-implemented-with-insecure-scheme-in-passive-content-only';
  }
  if (isUnsafe(sourcesOf('style-src'))) return 'csp-implemented-with-unsafe-inline-in-style-src-only';
  return fallback?.join(' ') === "'none'"
    ? 'csp-implemented-with-no-unsafe-default-src-none'
    : 'csp-implemented-with-no-unsafe';
}

function hsts(headers: Headers): Result {
  const age = /max-age=(\d+)/.exec(headers['strict-transport-security'] ?? '')?.[1];
  if (age === undefined) return 'hsts-not-implemented';
  return Number(age) >= 15_768_000
    ? 'hsts-implemented-max-age-at-least-six-months'
    : 'hsts-implemented-max-age-less-than-six-months';
}

function referrerPolicy(headers: Headers): Result {
  const value = headers['referrer-policy'];
  if (!value) return 'referrer-policy-not-implemented';
  if (/^(no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/.test(value)) {
    return 'referrer-policy-private';
  }
  return /^(origin|origin-when-cross-origin|unsafe-url)$/.test(value)
    ? 'referrer-policy-unsafe'
    : 'referrer-policy-header-invalid';
}

function frames(headers: Headers): Result {
  const ancestors = directivesOf(headers['content-security-policy'] ?? '').get('frame-ancestors');
  if (ancestors && !ancestors.some(isBroad)) return 'x-frame-options-implemented-via-csp';
  return /^(deny|sameorigin)$/i.test(headers['x-frame-options'] ?? '')
    ? 'x-frame-options-sameorigin-or-deny'
    : 'x-frame-options-not-implemented';
}

function resourcePolicy(headers: Headers): Result {
  const value = headers['cross-origin-resource-policy'];
  if (value === 'same-origin') return 'corp-implemented-with-same-origin';
  if (value === 'same-site') return 'corp-implemented-with-same-site';
  return value ? 'corp-implemented-with-cross-origin' : 'corp-not-implemented';
}

function scripts(html: string): Result {
  const sources = [...html.matchAll(/<script\b[^>]*\bsrc="([^"]+)"/g)].map(([, source = '']) => source);
  const foreign = sources.filter((source) => /^(https?:)?\/\//.test(source));
  if (foreign.length === 0) return 'sri-not-implemented-but-all-scripts-loaded-from-secure-origin';
  return foreign.some(isPlain)
    ? 'sri-not-implemented-and-external-scripts-not-loaded-securely'
    : 'sri-not-implemented-but-external-scripts-loaded-securely';
}

/** Grades the headers (names in lower case) and the HTML of one answer. */
export function grade(headers: Headers, html: string) {
  const results: Result[] = [
    csp(headers),
    headers['set-cookie'] ? 'cookies-without-secure-flag' : 'cookies-not-found',
    headers['access-control-allow-origin']
      ? 'cross-origin-resource-sharing-implemented-with-universal-access'
      : 'cross-origin-resource-sharing-not-implemented',
    hsts(headers),
    referrerPolicy(headers),
    scripts(html),
    headers['x-content-type-options'] === 'nosniff'
      ? 'x-content-type-options-nosniff'
      : 'x-content-type-options-not-implemented',
    frames(headers),
    resourcePolicy(headers),
  ];
  const scores = results.map((result) => points[result]);
  const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);
  const penalised = 100 + sum(scores.filter((score) => score < 0));
  // Bonuses count only for who is good without them.
  const bonuses = penalised >= 90 ? sum(scores.filter((score) => score > 0)) : 0;
  const score = Math.max(0, penalised + bonuses);
  return { score, results, grade: grades.find(([least]) => score >= least)?.[1] ?? 'F' };
}
