import { expect, test } from 'vitest';
import firebase from '../../firebase.json' with { type: 'json' };
import { withSiteCsp } from './document.ts';

const html = (body = '') => `<head><meta charset="utf-8" /><title>Ghiocel</title></head>${body}`;

test('the policy comes before all but the charset and names inline code, but no data, by its hash', () => {
  const block = '<script type="application/json">{}</script><script type="application/ld+json">{}</script>';
  const whole = withSiteCsp(html(`${block}<script data-chunks="/a.js">run()</script>`), undefined);
  expect(whole).toMatch(
    /^<head><meta charset="utf-8" \/><meta http-equiv="Content-Security-Policy" content="default-src 'none'; /,
  );
  // printf 'run()' | openssl dgst -sha256 -binary | base64
  expect(whole).toContain("script-src 'self' 'sha256-AvyuiL0SD1mVY3NNxR+V2uo+lhk6RMFrytWmRt6CrJQ=';");
  expect(whole.match(/sha256/g)).toHaveLength(1);
});

test('a page that looks for newer content lets in its service, and no other page lets in a host', () => {
  const service = { spaceId: 'clinic', accessToken: 't', environment: 'master' };
  const policyAt = (origin: string) => withSiteCsp(html(), { ...service, origin });
  const policy = policyAt('https://cdn.contentful.com');
  expect(policy).toContain("img-src 'self' data: https://images.ctfassets.net/clinic/;");
  expect(policy).toContain("media-src 'self' https://videos.ctfassets.net/clinic/;");
  expect(policy).toContain("connect-src 'self' https://cdn.contentful.com;");
  expect(policyAt('https://cdn.eu.contentful.com')).toContain('https://images.eu.ctfassets.net/clinic/;');
  expect(withSiteCsp(html(), undefined)).not.toMatch(/https?:/);
});

test('a hosted player may be framed on the pages that show its film, and nowhere else', () => {
  const link = '<a href="https://www.youtube-nocookie.com/embed/x?autoplay=1">Film</a>';
  expect(withSiteCsp(html(link), undefined)).toContain('frame-src https://www.youtube-nocookie.com;');
  expect(withSiteCsp(html(), undefined)).not.toContain('frame-src');
});

test('the headers name no file and no host, so that no build changes them', () => {
  const values = firebase.hosting.headers.flatMap(({ headers }) => headers.map(({ value }) => value));
  expect(values.length).toBeGreaterThan(10);
  expect(values.filter((value) => /sha\d|nonce|https?:/.test(value))).toEqual([]);
});
