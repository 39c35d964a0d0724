/** Answers what the project asks of the delivery API: whole collections in all locales, page by page, and the sync. */
import { type ApiAnswer, badRequest, invalidQuery, notFound, Refusal } from './api-answer.ts';
import type { Published, PublishedSpace } from './published-space.ts';

const largestPage = 1000;
const options = new Set(['access_token', 'include', 'limit', 'locale', 'order', 'skip']);

const ok = (body: unknown): ApiAnswer => ({ status: 200, body });

function refuse(name: string, details: string): never {
  throw new Refusal(invalidQuery({ name, details }));
}

/** A whole number from the query, within its limits. */
function numberOf(query: URLSearchParams, name: string, fallback: number, largest = Infinity): number {
  const text = query.get(name) ?? String(fallback);
  const number = Number(text);
  if (!/^\d+$/.test(text) || number > largest) refuse(name, `"${text}" is not between 0 and ${largest}.`);
  return number;
}

/** One page of the items, as the API's collections are. */
function pageOf<T>(items: T[], query: URLSearchParams): ApiAnswer {
  const unknown = [...query.keys()].find((name) => !options.has(name));
  if (unknown) refuse(unknown, `The path "${unknown}" is not recognized`);
  const skip = numberOf(query, 'skip', 0);
  const limit = numberOf(query, 'limit', 100, largestPage);
  return ok({
    sys: { type: 'Array' },
    total: items.length,
    skip,
    limit,
    items: items.slice(skip, skip + limit),
  });
}

/** Sorted by properties of `sys`. Equals stand by their id, so that pages do not overlap. */
function sorted<T extends { sys: object }>(items: T[], query: URLSearchParams): T[] {
  const keys = [...(query.get('order') ?? '').split(','), 'sys.id'].filter(Boolean).map((written) => {
    const [, property] = /^sys\.(\w+)$/.exec(written) ?? refuse('order', `"${written}" is not recognized`);
    return property ?? '';
  });
  const valueOf = ({ sys }: T, key: string) => String((sys as Record<string, unknown>)[key] ?? '');
  return items.toSorted((a, b) => {
    const key = keys.find((each) => valueOf(a, each) !== valueOf(b, each));
    return key && valueOf(a, key) < valueOf(b, key) ? -1 : Number(key !== undefined);
  });
}

/** As it is given out in all locales: fields in which nothing is written are left out. */
function delivered({ metadata, sys, fields }: Published) {
  const written = Object.entries(fields).flatMap(([field, values]) => {
    const inLocales = Object.entries(values).filter(([, value]) => value !== undefined && value !== null);
    return inLocales.length > 0 ? [[field, Object.fromEntries(inLocales)] as const] : [];
  });
  return { metadata, sys, fields: Object.fromEntries(written) };
}

function collection(items: Map<string, Published>, query: URLSearchParams): ApiAnswer {
  if (query.get('locale') !== '*') return badRequest('This local service answers in all locales alone.');
  return pageOf(sorted([...items.values()], query).map(delivered), query);
}

/** As the delivery API shows a content type: the limits of a field stay with the management API, those of a list's items do not. */
function contentTypesOf(space: PublishedSpace) {
  return space.contentTypes.map(({ sys, fields, ...rest }) => ({
    ...rest,
    sys: { ...space.home, createdAt: '2026-01-05T08:00:00.000Z', ...sys, type: 'ContentType', revision: 1 },
    fields: fields.map(({ validations: _, ...field }) => field),
  }));
}

function localesOf(space: PublishedSpace) {
  return space.locales.map((locale) => {
    const { code, name = code, fallbackCode = null, sys } = locale as typeof locale & Record<string, unknown>;
    const id = (sys as { id?: string } | undefined)?.id ?? code;
    return { code, name, default: locale.default, fallbackCode, sys: { id, type: 'Locale', version: 1 } };
  });
}

/** Everything in all locales, or with a token what changed since; the answer's `nextSyncUrl` goes on from there. */
function sync(space: PublishedSpace, query: URLSearchParams, base: string): ApiAnswer {
  const token = query.get('sync_token');
  const isInitial = query.get('initial') === 'true';
  if (isInitial === (token !== null)) {
    return badRequest('Provide either the initial or the sync_token parameter.');
  }
  if (token !== null && !/^\d+$/.test(token)) return badRequest('The sync token is invalid.');
  const changed = space.changedSince(token === null ? -1 : Number(token));
  const items = changed.flatMap((item) => {
    if ('fields' in item) return [delivered(item)];
    // A first sync knows of nothing that could be gone.
    return isInitial ? [] : [item];
  });
  const nextSyncUrl = `${base}/sync?sync_token=${space.changeCount()}`;
  return ok({ sys: { type: 'Array' }, items, nextSyncUrl });
}

/** `origin` is where the service itself listens; the addresses it gives out begin with it. */
export function deliver(space: PublishedSpace, { origin, pathname, searchParams: query }: URL): ApiAnswer {
  const [, spaces, spaceId = '', environments, environment = '', part, ...more] = pathname
    .split('/')
    .map(decodeURIComponent);
  if (spaces !== 'spaces') return notFound();
  if (spaceId !== space.id) return notFound({ type: 'Space', id: spaceId });
  if (environments !== 'environments' || environment !== space.environment) {
    return notFound({ type: 'Environment', id: environment, space: space.id });
  }
  if (more.some(Boolean)) return notFound();
  try {
    switch (part) {
      case 'entries':
        return collection(space.entries, query);
      case 'assets':
        return collection(space.assets, query);
      case 'content_types':
        return pageOf(sorted(contentTypesOf(space), query), query);
      case 'locales':
        return pageOf(localesOf(space), query);
      case 'sync':
        return sync(space, query, `${origin}/spaces/${space.id}/environments/${environment}`);
      default:
        return notFound();
    }
  } catch (error) {
    if (error instanceof Refusal) return error.answer;
    return badRequest(String(error));
  }
}
