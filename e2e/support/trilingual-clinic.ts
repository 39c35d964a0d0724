/** The fixture's clinic with a third language: English words but for the menu and the 404 page. */
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fixtureClinic } from '../../shared/clinic/folder.ts';
import { buildSiteOf } from '../../scripts/local/local-site.ts';
import { changeContent, type ContentFile } from './change-content.ts';

export const hungarian = { notFoundPage: { title: 'Ez az oldal nem létezik' } };

function withHungarian(content: ContentFile): ContentFile {
  const { locales, entries = [], assets = [] } = content;
  locales?.push({ code: 'hu', name: 'Magyar', default: false, optional: false });
  for (const { sys, fields } of [...entries, ...assets]) {
    for (const values of Object.values(fields)) {
      if ('en-US' in values) values['hu'] = values['en-US'];
    }
    if (sys.id === 'notFoundPage') fields['title'] = { ...fields['title'], hu: hungarian.notFoundPage.title };
  }
  return content;
}

export const trilingualClinic = resolve('.local/trilingual-clinic');

export async function buildTrilingualSite() {
  rmSync(trilingualClinic, { recursive: true, force: true });
  cpSync(fixtureClinic, trilingualClinic, { recursive: true });
  const brandFile = join(trilingualClinic, 'brand/brand.json');
  const brand = JSON.parse(readFileSync(brandFile, 'utf8')) as { languages: object[] };
  brand.languages.push({ code: 'hu', name: 'Magyar', tag: 'hu-HU', contentfulLocale: 'hu' });
  writeFileSync(brandFile, JSON.stringify(brand));
  await changeContent(trilingualClinic, withHungarian);
  return buildSiteOf(trilingualClinic, '.local/trilingual');
}
