import type { ContentFinding } from '../../../src/content/check/content-finding.ts';
import { defaultLocaleOf } from '../../../src/content/check/space-index.ts';
import { byId, isLink, type Asset, type Space } from '../../../src/content/source/space.ts';
import { languages, localeOf } from '../../../shared/languages.ts';
import { contentTypeOf } from '../../../src/model/content-model.ts';
import { problem } from '../../../src/model/define/problems.ts';

const describes = (asset: Asset, locale: string) =>
  String(asset.fields['description']?.[locale] ?? '').trim() !== '';

export function findUndescribedPictures({ space }: { space: Space }): ContentFinding[] {
  const defaultLocale = defaultLocaleOf(space);
  const assets = byId(space.assets);
  return space.entries.flatMap((entry) => {
    const contentType = entry.sys.contentType.sys.id;
    const fields = Object.entries(contentTypeOf(contentType)?.fields ?? {});
    return fields.flatMap(([field, { isDescribed }]) => {
      const link = entry.fields[field]?.[defaultLocale];
      const asset = isLink(link) ? assets.get(link.sys.id) : undefined;
      if (!isDescribed || !asset) return [];
      return languages
        .map(localeOf)
        .filter((locale) => !describes(asset, locale))
        .map((locale) => ({
          ...problem('undescribed', { id: asset.sys.id, language: locale }),
          place: { entry: entry.sys.id, contentType, field, locale },
        }));
    });
  });
}
