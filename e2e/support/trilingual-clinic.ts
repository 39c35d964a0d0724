/** The fixture's clinic with a third language: English words but for the menu and the 404 page. */
import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fixtureClinic } from '../../shared/clinic/folder.ts';
import { buildSiteOf } from '../../scripts/local/local-site.ts';

type Brand = { languages: object[] };
type Part = { sys: { id: string }; fields: Record<string, Record<string, unknown>> };
type Space = { locales?: object[]; entries?: Part[]; assets?: Part[] };

export const hungarian = { notFoundPage: { title: 'Ez az oldal nem létezik' } };

function change<T>(file: string, edit: (json: T) => void) {
  const json = JSON.parse(readFileSync(file, 'utf8')) as T;
  edit(json);
  writeFileSync(file, JSON.stringify(json));
}

function addHungarian({ locales, entries = [], assets = [] }: Space) {
  locales?.push({ code: 'hu', name: 'Magyar', default: false, optional: false });
  for (const { sys, fields } of [...entries, ...assets]) {
    for (const values of Object.values(fields)) {
      if ('en-US' in values) values['hu'] = values['en-US'];
    }
    if (sys.id === 'notFoundPage') fields['title'] = { ...fields['title'], hu: hungarian.notFoundPage.title };
  }
}

export const trilingualClinic = resolve('.local/trilingual-clinic');

export function buildTrilingualSite() {
  rmSync(trilingualClinic, { recursive: true, force: true });
  cpSync(fixtureClinic, trilingualClinic, { recursive: true });
  const settings = { code: 'hu', name: 'Magyar', tag: 'hu-HU', contentfulLocale: 'hu' };
  change<Brand>(join(trilingualClinic, 'brand/brand.json'), ({ languages }) => languages.push(settings));
  const content = join(trilingualClinic, 'content');
  const files = readdirSync(content, { recursive: true, encoding: 'utf8' });
  for (const file of files.filter((each) => each.endsWith('.json'))) {
    change<Space>(join(content, file), addHungarian);
  }
  return buildSiteOf(trilingualClinic, '.local/trilingual');
}
