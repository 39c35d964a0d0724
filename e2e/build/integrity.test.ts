import { createHash } from 'node:crypto';
import { globSync } from 'node:fs';
import { expect, test } from 'vitest';
import { buildFolders } from '../../scripts/build-folders.ts';
import { sitePages } from '../support/site.ts';
import { documentOf, fileAt } from './built-site.ts';

const scripts = globSync('{static/*.js,sw.js}', { cwd: buildFolders().site }).map(
  (file) => `/${file.replaceAll('\\', '/')}`,
);

test.each(sitePages)('$path says what every script of the site holds, before it names one', ({ path }) => {
  const elements = [...documentOf(path).querySelectorAll('script:not([type$="json"])')];
  expect(elements.map((script) => script.getAttribute('type') ?? 'loader')).toEqual(['importmap', 'loader']);
  const { integrity } = JSON.parse(elements[0]?.textContent ?? '{}') as { integrity: Record<string, string> };
  expect(scripts.length).toBeGreaterThan(20);
  expect(Object.keys(integrity).toSorted()).toEqual(scripts.toSorted());
  for (const script of scripts) {
    const hash = createHash('sha256').update(fileAt(script)).digest('base64');
    expect(integrity[script]).toBe(`sha256-${hash}`);
  }
});
