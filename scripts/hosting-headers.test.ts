import { expect, test } from 'vitest';
import { hostingHeaders } from './hosting-headers.ts';

const space = { spaceId: 'clinic', accessToken: 't', environment: 'master', origin: 'https://cdn.example' };

function policyOf(path: string, site: Parameters<typeof hostingHeaders>[0]) {
  const rule = hostingHeaders(site).findLast(
    ({ source, headers }) =>
      headers.some(({ key }) => key === 'Content-Security-Policy') &&
      (source === path || source === '!/api/*'),
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
