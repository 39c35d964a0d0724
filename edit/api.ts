import { readContentFolder } from '../scripts/build/read-embedded-space.ts';
import { isRoot } from '../scripts/content/check/orphans.ts';
import { defaultLocaleOf } from '../src/content/check/space-index.ts';
import { byId, spaceVersion, type Entry, type Space } from '../src/content/source/space.ts';
import { contentTypeOf } from '../src/model/content-model.ts';
import type { Change } from './change.ts';
import { cleanPastedHtml } from './clean.ts';
import { findingsOfSave, type Finding } from './findings.ts';
import { formOf, type Form } from './form.ts';
import type { List } from './lists.ts';
import { placeByNumber, type FieldPlace } from './places.ts';
import { pullUpstream } from './publish/pull.ts';
import { previewPublication, publish } from './publish/publish.ts';
import { readProgress } from './publish/deployed-version.ts';
import { parsePastedRows } from './rows.ts';
import { save, undo } from './store.ts';
import { isHidden, nameOf } from './words.ts';

export type NamedField = FieldPlace & { name: string };

export type MarkedField = NamedField & { number: number };

/** `text` is the help text or, with a `finding`, the beginning of the value. `type` is the content type's name. */
export type ListedField = NamedField & { text: string; type?: string; finding?: Finding };

export type OpenedForm = Form & { version: string };

type Body = {
  numbers?: number[];
  text?: string;
  entry?: string;
  type?: string;
  changes?: Change[];
  version?: string;
  name?: string;
  list?: List;
};

/** Returns the response to a request of the edit layer, whose path follows `/@edit`. */
export async function respond(path: string, body: Body): Promise<unknown> {
  if (path === '/form') await pullUpstream();
  // With 0 the publish panel pulls even if a form has just pulled.
  if (path === '/publication') await pullUpstream(0);
  // Files that cannot be parsed are left out, so that the editor still opens; `findFileFaults` reports them.
  const { space } = readContentFolder();
  switch (path) {
    case '/marked-fields':
      return (body.numbers ?? []).flatMap((number) => markedField(number, space, body.text) ?? []);
    case '/fields':
      return rootFields(space);
    case '/waiting':
      return waitingFields(space);
    case '/form': {
      const waiting = (await findingsOfSave(space)).filter(({ waitingKind }) => waitingKind);
      const form = formOf(space, body, waiting);
      return form && { ...form, version: await spaceVersion(space) };
    }
    case '/rows':
      return body.list && parsePastedRows(body.text ?? '', body.list, space);
    case '/paste':
      return cleanPastedHtml(body.text ?? '');
    case '/save':
      return save(body.changes ?? [], body.version);
    case '/publication':
      return previewPublication();
    case '/publish':
      return publish(body.version, body.name);
    case '/progress':
      return readProgress();
    case '/undo':
      return undo();
    default:
      throw new Error(`There is no ${path}.`);
  }
}

function namedField(space: Space, entry: Entry, field: string, locale = ''): NamedField {
  return { entry: entry.sys.id, field, locale, name: nameOf(entry, field, space, locale) };
}

/**
 * Returns the field whose value is the number in `text`, if `text` contains one number and no letter. A number on the page
 * has no mark of its own, and the mark beside the number only identifies the entry.
 */
function fieldOfNumber(text: string, { fields }: Entry): string | undefined {
  const [number, ...otherNumbers] = text.match(/\d+/g) ?? [];
  if (!number || otherNumbers.length > 0 || /\p{L}/u.test(text)) return undefined;
  return Object.keys(fields).find((id) => Object.values(fields[id] ?? {}).includes(Number(number)));
}

function markedField(number: number, space: Space, text = ''): MarkedField | undefined {
  const place = placeByNumber(number);
  const entry = byId(space.entries).get(place?.entry ?? '');
  const id = entry && (fieldOfNumber(text, entry) ?? place?.field);
  const field = id && contentTypeOf(entry.sys.contentType.sys.id)?.fields[id];
  if (!field) return undefined;
  const locale = field.isLocalized ? place?.locale : defaultLocaleOf(space);
  return { number, ...namedField(space, entry, id, locale) };
}

/** Returns each service and each singleton entry, followed by its fields. */
function rootFields(space: Space): ListedField[] {
  return space.entries.filter(isRoot).flatMap((entry) => {
    const fields = Object.entries(contentTypeOf(entry.sys.contentType.sys.id)?.fields ?? {});
    const visible = fields.filter(([id]) => !isHidden(id));
    return [
      { ...namedField(space, entry, ''), text: '' },
      ...visible.map(([id, field]) => ({ ...namedField(space, entry, id), text: field.help })),
    ];
  });
}

async function waitingFields(space: Space): Promise<ListedField[]> {
  const entries = byId(space.entries);
  return (await findingsOfSave(space)).flatMap((finding) => {
    const { field, locale, waitingKind } = finding;
    const entry = entries.get(finding.entry);
    if (!entry || !waitingKind) return [];
    const values = entry.fields[field];
    const texts = [values?.[locale] ?? values?.[defaultLocaleOf(space)] ?? ''].flat();
    const text = texts.filter((each) => typeof each !== 'object').join(' ');
    return [
      {
        // A finding about every language has the locale `all`.
        ...namedField(space, entry, field, locale === 'all' ? '' : locale),
        text: text.replace(/<[^>]*>/g, ' ').slice(0, 80),
        type: contentTypeOf(entry.sys.contentType.sys.id)?.name ?? '',
        finding,
      },
    ];
  });
}
