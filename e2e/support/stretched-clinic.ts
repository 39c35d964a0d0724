/** The fixture with texts as long as editors may write them, and with longer lists. */
import { cp, mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fixtureClinic, repository } from '../../shared/clinic/folder.ts';
import { buildSiteOf } from '../../scripts/local/local-site.ts';
import { ports } from '../../scripts/local/ports.ts';
import { readEmbeddedSpace } from '../../scripts/build/read-embedded-space.ts';
import { serveSite } from '../../scripts/local/static-server.ts';
import { byId, isLink, linkTo, type Entry } from '../../src/content/source/space.ts';
import { contentTypeOf } from '../../src/model/content-model.ts';

const stretchedClinic = join(repository, '.local/stretched-clinic');

const longWord = 'temporomandibulare';

/** Minimum lengths of lists, by the content type of their entries. */
const listLengths: Record<string, number> = {
  articleTeaser: 7,
  careLevel: 4,
  doctor: 7,
  emergencySituation: 9,
  feature: 9,
  footerBlock: 4,
  menuLink: 9,
  package: 4,
  packageItem: 6,
  partner: 6,
  textBlock: 8,
};

/** Fields that must differ in the copy of an entry. */
const renamed: Record<string, (value: unknown, round: number) => unknown> = {
  title: (value, round) => `${round}. ${String(value)}`,
  slug: (value, round) => `${String(value)}-${round}`,
  index: (value, round) => Number(value) + 10 * round,
};

const email = { ro: `programari.${'cabinet'.repeat(6)}@ghiocel.example` };

export async function startStretchedSite() {
  const folders = await buildSiteOf(stretchedClinic, '.local/stretched', {
    inputs: [join(fixtureClinic, '**/*'), 'e2e/support/stretched-clinic.ts'],
    prepare: writeStretchedClinic,
  });
  return serveSite(folders, ports.stretchedSite);
}

async function writeStretchedClinic() {
  const entries = join(stretchedClinic, 'content/entries');
  await rm(stretchedClinic, { recursive: true, force: true });
  await cp(fixtureClinic, stretchedClinic, { recursive: true });
  await rm(entries, { recursive: true });
  await mkdir(entries);
  await writeFile(join(entries, 'stretched.json'), JSON.stringify({ entries: stretchedEntries() }));
}

function stretchedEntries(): Entry[] {
  const space = readEmbeddedSpace(fixtureClinic);
  return lengthenLists(space.entries).map((entry) => {
    const { fields } = stretchTexts(entry);
    return { ...entry, fields: entry.sys.id === 'contactDetails' ? { ...fields, email } : fields };
  });
}

/** Returns the entries with longer lists, and the copies that the lists now contain. */
function lengthenLists(all: Entry[]): Entry[] {
  const entries = byId(all);
  const copies = new Map<string, Entry>();

  /** Returns the id of the copy. */
  function addCopy(entry: Entry, round: number): string {
    const id = `${entry.sys.id}-${round}`;
    const copy = mapValues(entry, (value, field) => renamed[field]?.(value, round) ?? value);
    copies.set(id, { ...copy, sys: { ...copy.sys, id } });
    return id;
  }

  function lengthen(list: unknown[]): unknown[] {
    const linked = list.flatMap((item) => (isLink(item) ? (entries.get(item.sys.id) ?? []) : []));
    const length = listLengths[linked[0]?.sys.contentType.sys.id ?? ''] ?? 0;
    const longer = [...list];
    for (let index = 0; longer.length < length; index += 1) {
      const entry = linked[index % linked.length] as Entry;
      const round = 2 + Math.floor(index / linked.length);
      longer.push(linkTo('Entry', addCopy(entry, round)));
    }
    return longer;
  }

  const lengthened = all.map((entry) =>
    mapValues(entry, (value) => (Array.isArray(value) ? lengthen(value) : value)),
  );
  return [...lengthened, ...copies.values()];
}

function stretchTexts(entry: Entry): Entry {
  const { fields = {} } = contentTypeOf(entry.sys.contentType.sys.id) ?? {};
  return mapValues(entry, (value, id) => {
    const { maxLength = 0, isLocalized = false } = fields[id] ?? {};
    // Repeated markup and placeholders would no longer be valid.
    const isPlain = typeof value === 'string' && !/[<{]/.test(value);
    // Short fields, such as the currency, stay.
    return isPlain && maxLength >= 20 && isLocalized ? stretch(value, maxLength) : value;
  });
}

/** Repeats the text, with `longWord` where both fit, and cuts off the last word that `maxLength` does not permit. */
function stretch(text: string, maxLength: number): string {
  const withWord = `${text} ${longWord}`;
  const part = withWord.length > maxLength ? text : withWord;
  const repeated = `${part} `.repeat(Math.ceil((maxLength + 1) / part.length));
  return repeated.slice(0, repeated.lastIndexOf(' ', maxLength));
}

function mapValues(entry: Entry, change: (value: unknown, field: string) => unknown): Entry {
  const fields = Object.entries(entry.fields).map(([field, values]) => {
    const changed = Object.entries(values).map(([locale, value]) => [locale, change(value, field)]);
    return [field, Object.fromEntries(changed)];
  });
  return { ...entry, fields: Object.fromEntries(fields) };
}
