import * as v from 'valibot';
import type { File } from '../../model/site-content.ts';
import { cedillaMessage } from './cedilla.ts';
import type { SpaceIndex } from './space-index.ts';
import type { Asset } from '../source/space.ts';
import type { Storage } from '../../model/define/model-field.ts';
import { linkValidation } from '../../model/define/links.ts';

const assetFileSchema = v.object({
  url: v.pipe(v.string(), v.nonEmpty()),
  contentType: v.string(),
  details: v.optional(v.object({ image: v.optional(v.object({ width: v.number(), height: v.number() })) })),
});

type FileOutcome = { ok: true; file: File } | { ok: false; message: string };

/** Pictures may go without a description, but not in one language only. */
export function toFile(
  asset: Asset,
  storage: Pick<Storage, 'validations'>,
  spaceIndex: SpaceIndex,
): FileOutcome {
  const { id } = asset.sys;
  const { file: files = {}, description: descriptions = {} } = asset.fields;
  const { locale, defaultLocale } = spaceIndex;
  const parsed = v.safeParse(assetFileSchema, files[locale] ?? files[defaultLocale]);
  if (!parsed.success) return { ok: false, message: `The asset "${id}" has no file; upload one.` };

  const { url, contentType, details } = parsed.output;
  const groups = linkValidation(storage, 'linkMimetypeGroup');
  if (!groups.some((group) => contentType.startsWith(`${group}/`))) {
    return { ok: false, message: `The asset "${id}" is ${contentType}; link one of: ${groups.join(', ')}.` };
  }

  const description = descriptions[locale] ?? '';
  const isDescribed = Object.values(descriptions).some(Boolean);
  if (typeof description !== 'string' || (isDescribed && !description.trim())) {
    const message = `The asset "${id}" has no description in ${locale}, but in another language; add it.`;
    return { ok: false, message };
  }
  const cedilla = spaceIndex.language === 'ro' && cedillaMessage(description);
  if (cedilla) {
    return { ok: false, message: `The description of the asset "${id}": ${cedilla}` };
  }

  const { width, height } = details?.image ?? { width: 0, height: 0 };
  return {
    ok: true,
    file: {
      url: url.replace(/^\/\//, 'https://'),
      contentType,
      width,
      height,
      description: description.trim(),
    },
  };
}
