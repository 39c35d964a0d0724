/** Answers a GET of the delivery API from what is published. */
import { type ApiAnswer, badRequest, invalidQuery, notFound, Refusal } from './api-answer.ts';
import { resolveLinks } from './includes.ts';
import { everyLocale, localeOfQuery, localize } from './localize.ts';
import type { Published, PublishedSpace } from './published-space.ts';
import { filter, numberOf, pageOf, select, sort } from './query.ts';
import { sync } from './sync.ts';

const ok = (body: unknown): ApiAnswer => ({ status: 200, body });

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

function ofType(space: PublishedSpace, items: Published[], query: URLSearchParams): Published[] {
  const id = query.get('content_type');
  if (id === null) return items;
  if (!space.contentTypes.some(({ sys }) => sys.id === id)) {
    throw new Refusal(invalidQuery({ name: 'unknownContentType', value: id }));
  }
  return items.filter(({ sys }) => (sys['contentType'] as { sys: { id: string } }).sys.id === id);
}

/** The default locale stands in for all of them where a filter or an order needs one value. */
function collection(space: PublishedSpace, items: Published[], query: URLSearchParams, isEntries: boolean) {
  const locale = localeOfQuery(space, query);
  const compared = locale === everyLocale ? space.defaultLocale : locale;
  const candidates = items.map((published) => ({ ...localize(space, published, compared), published }));
  const found = sort(filter(candidates, query, isEntries), query, isEntries);
  const page = pageOf(found, query);
  const delivered = page.items.map(({ published }) => localize(space, published, locale));
  const depth = numberOf(query, 'include', 1, 10);
  const links = isEntries ? resolveLinks(space, delivered, depth, locale) : {};
  return ok({ ...page, items: delivered.map((item) => select(item, query, isEntries)), ...links });
}

function single(
  space: PublishedSpace,
  published: Published | undefined,
  type: string,
  id: string,
  locale: string,
) {
  if (published) return ok(localize(space, published, locale));
  return notFound({ type, id, environment: space.environment, space: space.id });
}

function environmentPart(
  space: PublishedSpace,
  part: string,
  id: string | undefined,
  query: URLSearchParams,
  base: string,
): ApiAnswer {
  switch (part) {
    case 'entries':
      if (id) return single(space, space.entries.get(id), 'Entry', id, localeOfQuery(space, query));
      return collection(space, ofType(space, [...space.entries.values()], query), query, true);
    case 'assets':
      if (id) return single(space, space.assets.get(id), 'Asset', id, localeOfQuery(space, query));
      return collection(space, [...space.assets.values()], query, false);
    case 'content_types': {
      const contentTypes = contentTypesOf(space);
      if (!id) return ok(pageOf(sort(filter(contentTypes, query, false), query, false), query));
      const found = contentTypes.find(({ sys }) => sys.id === id);
      if (found) return ok(found);
      return notFound({ type: 'ContentType', id, environment: space.environment, space: space.id });
    }
    case 'locales':
      return id ? notFound() : ok(pageOf(localesOf(space), query));
    case 'sync':
      return id ? notFound() : sync(space, query, base);
    default:
      return notFound();
  }
}

/** `origin` is where the service itself listens; the addresses it gives out begin with it. */
export function deliver(space: PublishedSpace, { origin, pathname, searchParams }: URL): ApiAnswer {
  const [, spaces, spaceId = '', ...rest] = pathname.split('/').map(decodeURIComponent);
  if (spaces !== 'spaces') return notFound();
  if (spaceId !== space.id) return notFound({ type: 'Space', id: spaceId });
  if (!rest[0]) {
    return ok({ sys: { type: 'Space', id: space.id }, name: space.id, locales: localesOf(space) });
  }
  const named = rest[0] === 'environments';
  const [environment = '', part = '', id, ...more] = named ? rest.slice(1) : ['master', ...rest];
  if (environment !== space.environment) {
    return notFound({ type: 'Environment', id: environment, space: space.id });
  }
  if (more.length > 0) return notFound();
  try {
    const base = `${origin}/spaces/${space.id}/environments/${environment}`;
    return environmentPart(space, part, id || undefined, searchParams, base);
  } catch (error) {
    if (error instanceof Refusal) return error.answer;
    return badRequest(String(error));
  }
}
