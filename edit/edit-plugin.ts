import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { normalizePath, type Plugin, type ViteDevServer } from 'vite';
import { copyBrand } from '../scripts/build/brand-files.ts';
import { repository } from '../shared/clinic/folder.ts';
import type { PageHooks } from '../scripts/local/dev-pages.ts';
import { readContentSpace } from '../scripts/build/read-content-space.ts';
import { defaultLocaleOf } from '../src/content/check/space-index.ts';
import { entryAddress, liveConfigOf } from '../src/content/source/live-config.ts';
import type { Entry, Space } from '../src/content/source/space.ts';
import { contentTypeOf, groupTypes } from '../src/model/content-model.ts';
import type { Change } from './change.ts';
import { formOf, type List } from './form.ts';
import { isOwnRequest } from './guard.ts';
import { withoutMarks } from './marks.ts';
import { markData, markValues, placeOf, type FieldPlace } from './places.ts';
import { rowsOf } from './rows.ts';
import { save, undo } from './store.ts';
import { waitingIn, type Waiting } from './waiting.ts';
import { nameOf } from './words.ts';

/** A field as the page names it, with its address in Contentful where the site shows a live space. */
export type Named = FieldPlace & { number: number; name: string; address?: string; text?: string };

/** What waits, with what it is confirmed by. */
export type Waits = Named & { kind: Waiting['kind']; confirmed: string };

type Question = {
  numbers?: number[];
  text?: string;
  entry?: string;
  type?: string;
  changes?: Change[];
  list?: List;
};

const runtime = '/edit/jsx-dev-runtime.ts';

/** Where Contentful shows an entry, if the site shows a live space. */
function addressOf(entry: string, focus: Record<string, string>): { address?: string } {
  const config = liveConfigOf(process.env);
  return config ? { address: `${entryAddress(config, entry)}?${new URLSearchParams(focus)}` } : {};
}

/** The field that a number on the page is from, which cannot be marked itself: the mark beside it names the entry. */
function numberField(text: string, { fields }: Entry): string | undefined {
  const [number, ...more] = text.match(/\d+/g) ?? [];
  if (!number || more.length > 0 || /\p{L}/u.test(text)) return undefined;
  return Object.keys(fields).find((id) => Object.values(fields[id] ?? {}).includes(Number(number)));
}

function named(number: number, space: Space, text = ''): Named[] {
  const marked = placeOf(number);
  const entry = space.entries.find(({ sys }) => sys.id === marked?.entry);
  const type = entry && contentTypeOf(entry.sys.contentType.sys.id);
  const place = marked && entry && { ...marked, field: numberField(text, entry) ?? marked.field };
  const field = type?.fields[place?.field ?? ''];
  if (!place || !field) return [];
  const locale = field.isLocalized ? place.locale : defaultLocaleOf(space);
  const name = nameOf(entry, place.field, space);
  const focus = { focusedField: place.field, focusedLocale: locale };
  return [{ ...place, locale, number, name, ...addressOf(entry.sys.id, focus) }];
}

/** The entries from which all others are reached, and each of their fields, found also by its help text. */
function partsOf(space: Space): Named[] {
  return space.entries.flatMap((entry) => {
    const { id, contentType } = entry.sys;
    if (contentType.sys.id !== 'service' && !Object.hasOwn(groupTypes, contentType.sys.id)) return [];
    const fields = formOf(space, { entry: id })?.fields ?? [];
    return [{ id: '', help: '' }, ...fields].map(({ id: field, help }) => {
      const name = nameOf(entry, field, space);
      const focus = field === '' ? {} : { focusedField: field };
      return { number: -1, entry: id, field, locale: '', name, text: help, ...addressOf(id, focus) };
    });
  });
}

/** Where what waits is shown, with its beginning. */
function waitingPlaces(space: Space): Waits[] {
  return waitingIn(space).flatMap(({ kind, entry: id, field, locale, name: confirmed }) => {
    const entry = space.entries.find(({ sys }) => sys.id === id);
    if (!entry) return [];
    const value = [
      entry.fields[field]?.[locale] ?? entry.fields[field]?.[defaultLocaleOf(space)] ?? '',
    ].flat();
    const text = value.every((each) => typeof each !== 'object')
      ? value.join(' ').replace(/<[^>]*>/g, ' ')
      : '';
    const name = nameOf(entry, field, space);
    const address = addressOf(id, { focusedField: field });
    return [
      { number: -1, entry: id, field, locale, name, kind, confirmed, text: text.slice(0, 80), ...address },
    ];
  });
}

async function answer(path: string, question: Question): Promise<unknown> {
  const { space } = await readContentSpace(process.env);
  switch (path) {
    case '/names':
      return (question.numbers ?? []).flatMap((number) => named(number, space, question.text));
    case '/parts':
      return partsOf(space);
    case '/form':
      return formOf(space, question, waitingIn(space));
    case '/save':
      return save(question.changes ?? []);
    case '/waiting':
      return waitingPlaces(space);
    case '/rows':
      return question.list ? rowsOf(question.text ?? '', question.list, space) : [];
    case '/undo':
      return { problem: undo() };
    default:
      throw new Error(`Nothing answers ${path}.`);
  }
}

/** The files of the brand are listed once, by a module of the site. */
function findNewFiles({ environments }: ViteDevServer) {
  copyBrand();
  const { moduleGraph } = environments.ssr;
  const file = normalizePath(join(repository, 'src/content/source/embedded-space.ts'));
  for (const module of moduleGraph.getModulesByFile(file) ?? []) moduleGraph.invalidateModule(module);
}

async function readJson(request: IncomingMessage): Promise<Question> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return JSON.parse(Buffer.concat(chunks).toString('utf8')) as Question;
}

function send(response: ServerResponse, status: number, value: unknown) {
  response.writeHead(status, { 'Content-Type': 'application/json' });
  response.end(JSON.stringify(value ?? null));
}

/** The edit layer of the development server: marks in the pages, and what the layer asks. */
export function editPlugin(): Plugin {
  const hooks: PageHooks = { finish: markValues, finishData: markData, finishHead: withoutMarks };
  return {
    name: 'edit',
    enforce: 'post',
    api: hooks,
    // Not by `resolveId`: on the server React is resolved by Node.
    transform: (code, id) =>
      id.endsWith(runtime) ? undefined : code.replaceAll('"react/jsx-dev-runtime"', JSON.stringify(runtime)),
    transformIndexHtml: () => [
      { tag: 'script', attrs: { type: 'module', src: '/edit/layer/layer.tsx' }, injectTo: 'body' },
    ],
    configureServer(server) {
      server.middlewares.use('/@edit', async (request, response) => {
        if (!isOwnRequest(request)) {
          send(response, 403, { problem: 'Only a page of this server may ask.' });
          return;
        }
        try {
          const said = await answer(request.url ?? '', await readJson(request));
          if (/save|undo/.test(request.url ?? '')) findNewFiles(server);
          send(response, 200, said);
        } catch (error) {
          send(response, 500, { problem: (error as Error).message });
        }
      });
    },
  };
}
