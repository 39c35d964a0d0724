import { type ApiAnswer, badRequest } from './api-answer.ts';
import { everyLocale, localize } from './localize.ts';
import type { PublishedSpace } from './published-space.ts';

/** What a sync is restricted to; it goes on through its tokens. */
type Scope = { type: string; contentType: string };

function tokenOf(count: number, { type, contentType }: Scope): string {
  return Buffer.from(JSON.stringify([count, type, contentType])).toString('base64url');
}

function readToken(token: string): { count: number; scope: Scope } | undefined {
  try {
    const [count, type, contentType] = JSON.parse(Buffer.from(token, 'base64url').toString()) as unknown[];
    if (typeof count !== 'number') return undefined;
    return { count, scope: { type: String(type), contentType: String(contentType) } };
  } catch {
    return undefined;
  }
}

/** Everything in all locales, or with a token what changed since; the answer's `nextSyncUrl` goes on from there. */
export function sync(space: PublishedSpace, query: URLSearchParams, base: string): ApiAnswer {
  const token = query.get('sync_token');
  const isInitial = query.get('initial') === 'true';
  if (isInitial === (token !== null)) {
    return badRequest('Provide either the initial or the sync_token parameter.');
  }
  const asked = { type: query.get('type') ?? 'all', contentType: query.get('content_type') ?? '' };
  const from = token === null ? { count: -1, scope: asked } : readToken(token);
  if (!from) return badRequest('The sync token is invalid.');

  const { type, contentType } = from.scope;
  const changed = space.changedSince(from.count).filter((item) => {
    const isDeletion = !('fields' in item);
    // A first sync knows of nothing that could be gone.
    if (isDeletion && isInitial) return false;
    const fitsType = type === 'all' || item.sys.type === type || (isDeletion && type === 'Deletion');
    const { id } = (item.sys['contentType'] as { sys: { id: string } } | undefined)?.sys ?? {};
    return fitsType && (!contentType || id === contentType);
  });
  const items = changed.map((item) => ('fields' in item ? localize(space, item, everyLocale) : item));
  const next = tokenOf(space.changeCount(), from.scope);
  return {
    status: 200,
    body: { sys: { type: 'Array' }, items, nextSyncUrl: `${base}/sync?sync_token=${next}` },
  };
}
