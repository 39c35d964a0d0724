import * as v from 'valibot';
import { createLiveClient } from '../delivery/live-client.ts';
import type { LiveConfig } from '../delivery/live-config.ts';
import { byId, type Asset, type Entry, type Space, spaceSchema } from '../space.ts';

export type Changes = {
  entries: Entry[];
  assets: Asset[];
  deleted: Set<string>;
  token: string;
  isWhole: boolean;
};

const ownFileSchema = v.object({ url: v.pipe(v.string(), v.startsWith('/brand/')) });

/** One request, or one per 1,000 parts. Rejects when the service does not answer as Contentful does. */
export async function askForChanges(config: LiveConfig, token: string | undefined): Promise<Changes> {
  const client = createLiveClient(config);
  const answer = await client.sync(token ? { nextSyncToken: token } : { initial: true });
  // An answer that is no JSON looks to the client like one without anything in it.
  if (!answer.nextSyncToken) throw new Error('The content service gave no sync token.');
  const { entries, assets } = v.parse(spaceSchema, { entries: answer.entries, assets: answer.assets });
  const deleted = [...answer.deletedEntries, ...answer.deletedAssets].map(({ sys }) => sys.id);
  return { entries, assets, deleted: new Set(deleted), token: answer.nextSyncToken, isWhole: !token };
}

export function isEmpty({ entries, assets, deleted }: Changes): boolean {
  return entries.length === 0 && assets.length === 0 && deleted.size === 0;
}

type Part = { sys: { id: string } };

function merge<T extends Part>(before: T[], changed: T[], deleted: Set<string>): T[] {
  const parts = byId(before);
  for (const part of changed) parts.set(part.sys.id, part);
  return [...parts.values()].filter((part) => !deleted.has(part.sys.id));
}

/** A file of the site's own keeps the name the build gave it. */
function withBuiltFile(asset: Asset, before: Space): Asset {
  const { file } = asset.fields;
  const isOwn = Object.values(file ?? {}).some((value) => v.is(ownFileSchema, value));
  const built = isOwn && before.assets.find(({ sys }) => sys.id === asset.sys.id)?.fields['file'];
  return built ? { ...asset, fields: { ...asset.fields, file: built } } : asset;
}

/** The space after the changes. Content types and locales are those it was built with: the code is made for them. */
export function withChanges(space: Space, { entries, assets, deleted, isWhole }: Changes): Space {
  const built = assets.map((asset) => withBuiltFile(asset, space));
  return {
    ...space,
    entries: merge(isWhole ? [] : space.entries, entries, deleted),
    assets: merge(isWhole ? [] : space.assets, built, deleted),
  };
}
