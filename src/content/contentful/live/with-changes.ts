import * as v from 'valibot';
import { byId, type Asset, type Entry, type Space } from '../space.ts';

export type Changes = {
  entries: Entry[];
  assets: Asset[];
  deleted: Set<string>;
  token: string;
  isWhole: boolean;
};

const ownFileSchema = v.object({ url: v.pipe(v.string(), v.startsWith('/brand/')) });

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
