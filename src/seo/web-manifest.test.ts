import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { loadSiteContent } from '../content/load-site-content.ts';
import { languages } from '../language/languages.ts';
import { pathTo } from '../routing/routes.ts';
import { manifestPath, webManifest } from './web-manifest.ts';

describe.each(languages)('the web manifest in %s', (language) => {
  const content = loadSiteContent(language);
  const manifest = JSON.parse(webManifest(content, language)) as Record<string, string>;

  test('has the words and the start of its language', () => {
    expect(manifest).toMatchObject({
      name: content.contactDetails.clinicName,
      short_name: content.contactDetails.clinicShortName,
      description: content.home.meta.description,
      lang: language,
      start_url: pathTo({ route: 'home' }, language),
    });
    expect(manifest['short_name']?.length).toBeLessThanOrEqual(12);
  });

  test('has both languages in its scope', () => {
    for (const each of languages) {
      const home = pathTo({ route: 'home' }, each);
      expect(home.startsWith(manifest['scope'] ?? '-')).toBe(true);
    }
  });

  test('has the colour of the page', () => {
    const snow = /--snow: (#\w+);/.exec(readFileSync('src/styles/tokens.css', 'utf8'))?.[1];
    expect(manifest).toMatchObject({ theme_color: snow, background_color: snow });
    expect(readFileSync('index.html', 'utf8')).toContain(`<meta name="theme-color" content="${snow}" />`);
  });
});

test('each language has a manifest of its own', () => {
  expect(new Set(languages.map(manifestPath)).size).toBe(languages.length);
});
