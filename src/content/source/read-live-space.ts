import * as v from 'valibot';
import { createLiveClient, type LiveClientOptions } from './live-client.ts';
import type { LiveConfig } from './live-config.ts';
import { halfConfigured, liveFailure, type LiveFailure } from './live-failure.ts';
import { limits } from '../../model/define/limits.ts';
import { type Space, spaceSchema } from './space.ts';

export type LiveOptions = LiveClientOptions & { pageSize?: number };
type LiveSpace = { ok: true; space: Space } | LiveFailure;

const pageSchema = v.object({ total: v.number(), items: v.array(v.unknown()) });

/**
 * Fetches a whole space from Contentful. Never rejects. The results are sorted by id, so that an edit between two requests
 * moves no entry to another page of results.
 */
export async function readLiveSpace(config: LiveConfig, options: LiveOptions = {}): Promise<LiveSpace> {
  const { pageSize = limits.entriesPerResponse.max, ...clientOptions } = options;
  let client: ReturnType<typeof createLiveClient>;
  try {
    client = createLiveClient(config, clientOptions);
  } catch (error) {
    return halfConfigured(error, config);
  }
  try {
    const [locales, entries, assets] = await Promise.all([
      client.getLocales().then((page) => v.parse(pageSchema, page).items),
      readAll((page) => client.getEntries({ ...page, include: 0, order: ['sys.id'] }), pageSize),
      readAll((page) => client.getAssets({ ...page, order: ['sys.id'] }), pageSize),
    ]);
    return { ok: true, space: v.parse(spaceSchema, { locales, entries, assets }) };
  } catch (error) {
    return liveFailure(error, config);
  }
}

async function readAll(
  fetchPage: (page: { skip: number; limit: number }) => Promise<unknown>,
  limit: number,
): Promise<unknown[]> {
  const items: unknown[] = [];
  for (;;) {
    const page = v.parse(pageSchema, await fetchPage({ skip: items.length, limit }));
    items.push(...page.items);
    if (page.items.length === 0 || items.length >= page.total) return items;
  }
}
