import { expect, test } from 'vitest';
import firebase from '../../firebase.json' with { type: 'json' };
import { withSitePolicy } from './document.ts';

const html = (body = '') => `<head><meta charset="utf-8" /><title>Ghiocel</title></head>${body}`;
const space = { CONTENTFUL_SPACE_ID: 'clinic', CONTENTFUL_ACCESS_TOKEN: 't' };
const asked = { VITE_CONTENTFUL_SPACE_ID: 'clinic', VITE_CONTENTFUL_HOST: 'cdn.example' };

test('the policy comes before all but the charset and names inline code, but no data, by its hash', () => {
  const block = '<script type="application/json">{}</script><script type="application/ld+json">{}</script>';
  const whole = withSitePolicy(html(`${block}<script data-chunks="/a.js">run()</script>`), {});
  expect(whole).toMatch(
    /^<head><meta charset="utf-8" \/><meta http-equiv="Content-Security-Policy" content="default-src 'none'; /,
  );
  // printf 'run()' | openssl dgst -sha256 -binary | base64
  expect(whole).toContain("script-src 'self' 'sha256-AvyuiL0SD1mVY3NNxR+V2uo+lhk6RMFrytWmRt6CrJQ=';");
  expect(whole.match(/sha256/g)).toHaveLength(1);
});

test('a live space lets in its own files and its service, and only where the site asks it', () => {
  const shown = withSitePolicy(html(), space);
  expect(shown).toContain("img-src 'self' data: https://images.ctfassets.net/clinic/;");
  expect(shown).toContain("media-src 'self' https://videos.ctfassets.net/clinic/;");
  expect(shown).toContain("connect-src 'self';");
  expect(withSitePolicy(html(), { ...space, ...asked })).toContain("connect-src 'self' https://cdn.example;");
  expect(withSitePolicy(html(), {})).not.toMatch(/https?:/);
});

test('a hosted player may be framed on the pages that show its film, and nowhere else', () => {
  const link = '<a href="https://www.youtube-nocookie.com/embed/x?autoplay=1">Film</a>';
  expect(withSitePolicy(html(link), {})).toContain('frame-src https://www.youtube-nocookie.com;');
  expect(withSitePolicy(html(), {})).not.toContain('frame-src');
});

test('the headers name no file and no host, so that no build changes them', () => {
  const values = firebase.hosting.headers.flatMap(({ headers }) => headers.map(({ value }) => value));
  expect(values.length).toBeGreaterThan(10);
  expect(values.filter((value) => /sha\d|nonce|https?:/.test(value))).toEqual([]);
});
