import type { ContentFinding } from '../../../src/content/check/content-finding.ts';
import { listWrittenFields, findingAt } from '../../../src/content/check/each-field.ts';
import { defaultLocaleOf } from '../../../src/content/check/space-index.ts';
import { byId, isLink, type Space } from '../../../src/content/source/space.ts';
import { problem } from '../../../src/model/define/problems.ts';

/** Finds pictures without a description in the main language; elsewhere a missing one counts as untranslated. */
export function findUndescribedPictures({ space }: { space: Space }): ContentFinding[] {
  const locale = defaultLocaleOf(space);
  const assets = byId(space.assets);
  return listWrittenFields(space).flatMap((written) => {
    const link = written.values[locale];
    if (!written.definition?.needsDescription || !isLink(link)) return [];
    const { id } = link.sys;
    const asset = assets.get(id);
    const description = asset?.fields['description']?.[locale] ?? '';
    if (!asset || String(description).trim() !== '') return [];
    return [findingAt({ ...written, locale }, problem('undescribed', { id, language: locale }))];
  });
}
