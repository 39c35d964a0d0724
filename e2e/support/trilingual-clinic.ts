/** The fixture's clinic after the first two steps of `add-a-language.md`, with two titles translated. */
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fixtureClinic } from '../../shared/clinic/folder.ts';
import { buildSiteOf } from '../../scripts/local/local-site.ts';
import { changeContent, type ContentFile } from './change-content.ts';

export const hungarian = { about: 'Rólunk', notFoundPage: 'Ez az oldal nem létezik' };

function withHungarian(content: ContentFile): ContentFile {
  const { locales, entries = [] } = content;
  const english = locales?.find(({ code }) => code === 'en-US');
  if (english) locales?.push({ ...english, code: 'hu', name: 'Magyar' });
  for (const { sys, fields } of entries) {
    const title = hungarian[sys.id as keyof typeof hungarian];
    if (title) fields['title'] = { ...fields['title'], hu: title };
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
