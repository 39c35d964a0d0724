import { describe, expect, test } from 'vitest';
import { hostingHeaders } from './hosting-headers.ts';
import { inlineSources } from './inline-sources.ts';

const space = { spaceId: 'clinic', accessToken: 't', environment: 'master', origin: 'https://cdn.example' };

function policyOf(path: string, site: Parameters<typeof hostingHeaders>[0]) {
  const rule = hostingHeaders(site).findLast(
    ({ source, headers }) =>
      headers.some(({ key }) => key === 'Content-Security-Policy') &&
      (source === path || source === '!/api/contact'),
  );
  return rule?.headers[0]?.value ?? '';
}

test('a live space lets in its own files and its service, and only where the site asks it', () => {
  const shown = policyOf('/', { shows: space, hostedFilms: [] });
  expect(shown).toContain("img-src 'self' https://images.ctfassets.net/clinic/;");
  expect(shown).toContain("media-src 'self' https://videos.ctfassets.net/clinic/;");
  expect(shown).toContain("connect-src 'self';");
  const asked = policyOf('/', { shows: space, asks: space, hostedFilms: [] });
  expect(asked).toContain("connect-src 'self' https://cdn.example;");
  expect(asked).toContain("img-src 'self' https://images.ctfassets.net/clinic/;");
  expect(policyOf('/', { hostedFilms: [] })).not.toMatch(/https?:/);
});

test('a hosted player may be framed on the pages that show its film, and nowhere else', () => {
  const site = { hostedFilms: ['/en'] };
  expect(policyOf('/en', site)).toContain('frame-src https://www.youtube-nocookie.com;');
  expect(policyOf('/', site)).not.toContain('frame-src');
});

describe('inline code', () => {
  test('is found by its hash, data blocks and files are not', () => {
    const html = `<style>a{color:red}</style><script>run()</script><script type="module">run()</script>
      <script src="/static/x.js"></script><script type="application/ld+json">{"a":1}</script>
      <script id="page-data" type="application/json">{}</script><script type="speculationrules">{}</script>`;
    expect(inlineSources([html, html])).toEqual({
      inlineStyles: ["'sha256-6hWWMOcF+mJesSJGYhmK2lkIIEw9Xc5XKGLPVzh8yxs='"],
      inlineScripts: [
        "'sha256-AvyuiL0SD1mVY3NNxR+V2uo+lhk6RMFrytWmRt6CrJQ='",
        "'sha256-RBNvo1WzZ4oRRq0W9+hknpT7T8If536DEMBg9hyq/4o='",
      ],
    });
  });
});
