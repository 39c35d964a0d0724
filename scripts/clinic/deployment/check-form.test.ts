import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { defaultLanguage } from '../../../shared/languages.ts';
import { dataOfPage, loadSiteContents, renderPage } from '../../../src/prerender.tsx';
import { embeddedSpace } from '../../../src/testing/changed-space.ts';
import { checkForms } from './check-form.ts';

/** A folder with the built contact page after `change`. */
async function siteOf(change: (html: string) => string): Promise<string> {
  const data = await dataOfPage(loadSiteContents(embeddedSpace), { route: 'contact' }, defaultLanguage);
  const { body } = await renderPage(data, '/ro/contact');
  const site = mkdtempSync(join(tmpdir(), 'site-'));
  writeFileSync(join(site, 'contact.html'), change(body));
  return site;
}

test('the function accepts what the form of a built page sends of its own', async () => {
  expect(checkForms(await siteOf((html) => html))).toEqual({ checked: 1, problems: [] });
});

test.each([
  ['consentVersion', /(name="consentVersion" value=")[^"]*/],
  ['language', /(name="language" value=")[^"]*/],
])('a %s that the function refuses is named', async (name, field) => {
  const site = await siteOf((html) => html.replace(field, '$11 &amp; 2'));
  const line = `contact.html: the function refuses the form's own ${name}, "1 & 2".`;
  expect(checkForms(site).problems).toEqual([line]);
});

test('each option of a list is sent once', async () => {
  const site = await siteOf((html) => html.replace(/(<option value=")[^"]+/, `$1${'a'.repeat(101)}`));
  expect(checkForms(site).problems).toEqual([
    expect.stringContaining('refuses the form\'s own package, "aaa'),
  ]);
});

test('a site without a form is named', () => {
  expect(checkForms(mkdtempSync(join(tmpdir(), 'site-'))).problems).toEqual(['No page has a form.']);
});
