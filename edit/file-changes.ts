import { defaultLocaleOf } from '../src/content/check/space-index.ts';
import {
  byId,
  isLink,
  linksOf,
  linkTo,
  type Asset,
  type Entry,
  type Space,
} from '../src/content/source/space.ts';
import { reserveSlug, slugify } from '../src/lib/fold.ts';
import { contentTypeOf } from '../src/model/content-model.ts';
import { isFilled, normalizeLetters } from './clean.ts';
import type { Files } from './clinic-files.ts';
import { setField } from './entry-changes.ts';
import type { Values } from './form.ts';
import { addUpload, type Upload } from './upload.ts';

export type FileChange = { field: string; upload?: Upload | undefined; description: Values };

/** Replaces a picture or film, or changes its description. Adds an upload to `files`. */
export async function setFile(
  space: Space,
  entry: Entry,
  { field, upload, description }: FileChange,
  files: Files,
) {
  const locale = defaultLocaleOf(space);
  const link = entry.fields[field]?.[locale];
  const linked = isLink(link) ? byId(space.assets).get(link.sys.id) : undefined;
  const links = space.entries.flatMap(linksOf).filter(({ sys }) => sys.linkType === 'Asset');
  const uses = links.filter(({ sys }) => sys.id === linked?.sys.id).length;
  // A file is replaced in its asset if no other field uses the asset; otherwise the field gets a new asset.
  const isReplaceable = uses === 1;
  const asset = upload && !isReplaceable ? addAsset(space, entry, upload) : linked;
  if (!asset) return;
  if (upload) asset.fields['file'] = { [locale]: await addUpload(upload, files) };
  const descriptions = { ...linked?.fields['description'], ...normalizeLetters(description) };
  asset.fields['description'] = Object.fromEntries(
    Object.entries(descriptions).filter(([, text]) => isFilled(text)),
  );
  setField(space, entry, field, { [locale]: linkTo('Asset', asset.sys.id) });
}

function addAsset(space: Space, entry: Entry, { name }: Upload): Asset {
  const used = new Set(space.assets.map(({ sys }) => sys.id));
  const id = reserveSlug(slugify(name.replace(/\.\w+$/, '')) || 'picture', used);
  const { titleField = '' } = contentTypeOf(entry.sys.contentType.sys.id) ?? {};
  const asset: Asset = { sys: { id }, fields: { title: entry.fields[titleField] ?? {} } };
  space.assets.push(asset);
  return asset;
}
