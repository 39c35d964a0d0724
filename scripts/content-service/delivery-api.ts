/** Answers what the project asks of the delivery API: whole collections in all locales, page by page, and the sync. */
import type { PublishedSpace } from './published-space.ts';

export const localSpaceId = 'ghiocel';
export const localAccessToken = 'local-access-token';

export type ApiAnswer = { status: number; body: unknown; headers?: Record<string, string> };

/** An error in the API's own words. */
export function apiError(status: number, id: string, message: string): ApiAnswer {
  return { status, body: { sys: { type: 'Error', id }, message } };
}

const notFound = apiError(404, 'NotFound', 'The resource could not be found.');

function pageOf(items: unknown[], query: URLSearchParams): ApiAnswer {
  const skip = Number(query.get('skip') ?? 0);
  const limit = Number(query.get('limit') ?? 100);
  const page = { sys: { type: 'Array' }, total: items.length, skip, limit };
  return { status: 200, body: { ...page, items: items.slice(skip, skip + limit) } };
}

/** Everything, or with a token what changed since; the answer's `nextSyncUrl` goes on from there. */
function sync(space: PublishedSpace, query: URLSearchParams, address: string): ApiAnswer {
  const items = space.changedSince(Number(query.get('sync_token') ?? -1));
  const nextSyncUrl = `${address}?sync_token=${space.changeCount()}`;
  return { status: 200, body: { sys: { type: 'Array' }, items, nextSyncUrl } };
}

export function deliver(space: PublishedSpace, url: URL, authorization: string | undefined): ApiAnswer {
  const { origin, pathname, searchParams: query } = url;
  if (authorization !== `Bearer ${localAccessToken}`) {
    const words = 'The access token you sent could not be found or is invalid.';
    return apiError(401, 'AccessTokenInvalid', words);
  }
  switch (pathname.replace(`/spaces/${localSpaceId}/environments/master/`, '')) {
    case 'entries':
      return pageOf([...space.entries.values()], query);
    case 'assets':
      return pageOf([...space.assets.values()], query);
    case 'locales':
      return pageOf(space.locales, query);
    case 'sync':
      return sync(space, query, origin + pathname);
    default:
      return notFound;
  }
}
