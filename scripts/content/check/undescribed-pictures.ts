import type { ContentFinding } from '../../../src/content/check/content-finding.ts';
import { eachField, findingAt } from '../../../src/content/check/each-field.ts';
import { defaultLocaleOf } from '../../../src/content/check/space-index.ts';
import { byId, isLink, type Asset, type Space } from '../../../src/content/source/space.ts';
import { languages, localeOf } from '../../../shared/languages.ts';
import { problem } from '../../../src/model/define/problems.ts';

const describes = (asset: Asset, locale: string) =>
  String(asset.fields['description']?.[locale] ?? '').trim() !== '';

export function findUndescribedPictures({ space }: { space: Space }): ContentFinding[] {
  const defaultLocale = defaultLocaleOf(space);
  const assets = byId(space.assets);
  return eachField(space).flatMap((written) => {
    const link = written.values[defaultLocale];
    const asset = isLink(link) ? assets.get(link.sys.id) : undefined;
    if (!written.definition?.isDescribed || !asset) return [];
    return languages
      .map(localeOf)
      .filter((locale) => !describes(asset, locale))
      .map((locale) =>
        findingAt({ ...written, locale }, problem('undescribed', { id: asset.sys.id, language: locale })),
      );
  });
}
