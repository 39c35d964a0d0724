import type { Fault } from './fault.ts';

const headersTest = 'scripts/hosting-headers.test.ts';
const headersSpec = 'e2e/core/headers.spec.ts';

/** Headers, and what pages ask of others. */
export const securityFaults: Fault[] = [
  {
    name: 'unsafe-inline-styles',
    promise: 'The policy allows no unsafe-inline anywhere.',
    file: 'shared/security-headers.ts',
    find: "'style-src': [self, ...inlineStyles],",
    replace: "'style-src': [self, ...inlineStyles, \"'unsafe-inline'\"],",
    caughtBy: { suite: 'npm test', file: headersSpec, title: 'every page comes with the headers' },
    before: 'scripts/hosting-headers.test.ts',
  },
  {
    name: 'pictures-from-anywhere',
    promise: 'The policy refuses pictures of other hosts.',
    file: 'shared/security-headers.ts',
    find: "'img-src': [self, ...images],",
    replace: "'img-src': ['*', ...images],",
    caughtBy: { suite: 'npm test', file: headersSpec, title: 'the policy would refuse' },
    before: 'e2e/headers.spec.ts',
  },
  {
    name: 'no-hsts',
    promise: 'HSTS holds for two years, with subdomains.',
    file: 'shared/security-headers.ts',
    find: "  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',\n",
    replace: '',
    caughtBy: { suite: 'npm test', file: headersSpec, title: 'every page comes with the headers' },
    before: 'e2e/headers.spec.ts',
  },
  {
    name: 'answer-without-policy',
    promise: 'The function sets its own Content-Security-Policy.',
    file: 'functions/src/answer-headers.ts',
    find: "  response.setHeader('Content-Security-Policy', policy);\n",
    replace: '',
    caughtBy: {
      suite: 'npm test',
      file: 'functions/src/contact/contact-handler.test.ts',
      title: 'every answer is kept by nobody',
    },
    before: 'functions/src/contact-handler.test.ts',
  },
  {
    name: 'pages-not-asked-for-again',
    promise: 'Pages are asked for again at each visit.',
    file: 'scripts/hosting-headers.ts',
    find: "    rule('!/@(static|api)/**', { 'Cache-Control': 'no-cache' }),\n",
    replace: '',
    caughtBy: {
      suite: 'npm test',
      file: 'e2e/core/hosting.spec.ts',
      title: 'hashed files are kept for a year, pages are asked for again',
    },
    before: 'scripts/hosting-headers.test.ts',
  },
  {
    name: 'player-framed-everywhere',
    promise: "A player's frame is allowed only where a film is.",
    file: 'scripts/hosting-headers.ts',
    find: "rule('!/api/contact', { [csp]: pagePolicy(sources) }),",
    replace: "rule('!/api/contact', { [csp]: pagePolicy({ ...sources, frames: [hostedPlayerOrigin] }) }),",
    caughtBy: { suite: 'npm test', file: headersTest, title: 'a hosted player may be framed' },
    before: 'scripts/hosting-headers.test.ts',
  },
  {
    name: 'player-that-sets-cookies',
    promise: 'A hosted film plays in the player that keeps no cookies.',
    file: 'src/content/hosted-film.ts',
    find: 'https://www.youtube-nocookie.com',
    replace: 'https://www.youtube.com',
    caughtBy: {
      suite: 'npm test',
      file: 'src/features/video/player-of.test.ts',
      title: 'privacy-enhanced player',
    },
    before: 'src/features/video/player-of.test.ts',
  },
  {
    name: 'connection-to-another-host',
    promise: 'No third party is asked before a choice.',
    file: 'index.html',
    find: '    <meta name="theme-color"',
    replace: '    <link rel="preconnect" href="https://fonts.gstatic.com" />\n    <meta name="theme-color"',
    caughtBy: { suite: 'npm test', file: 'e2e/build/pages.test.ts', title: 'names no other host' },
    before: 'no',
  },
];
