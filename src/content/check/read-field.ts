import * as v from 'valibot';
import { contentTypeOf } from '../../model/content-model.ts';
import { linkValidation } from '../../model/define/links.ts';
import type { Field, Storage } from '../../model/define/model-field.ts';
import type { File } from '../../model/site-content.ts';
import { isLink, type Asset, type Entry } from '../source/space.ts';
import type { Place } from './content-finding.ts';
import type { SpaceIndex } from './space-index.ts';

export type ReadResult<T = unknown> = { ok: true; value: T } | { ok: false };

type LinkStorage = Pick<Storage, 'linkType' | 'validations'>;

type Reading = {
  spaceIndex: SpaceIndex;
  readEntry: (entry: Entry) => ReadResult | 'reading';
  report: (place: Place, message: string) => { ok: false };
};

function readLink(value: unknown, storage: LinkStorage, place: Place, reading: Reading): ReadResult {
  const { spaceIndex, readEntry, report } = reading;
  const kind = storage.linkType === 'Asset' ? 'asset' : 'entry';
  if (!isLink(value) || value.sys.linkType !== storage.linkType) {
    return report(place, `This is not a link to an ${kind}; link one.`);
  }
  const { id } = value.sys;
  if (kind === 'asset') {
    const asset = spaceIndex.asset(id);
    if (!asset) return report(place, `The asset "${id}" does not exist; link another.`);
    const result = toFile(asset, storage, spaceIndex);
    return result.ok ? { ok: true, value: result.file } : report(place, result.message);
  }
  const entry = spaceIndex.entry(id);
  if (!entry) return report(place, `The entry "${id}" does not exist; link another.`);
  const contentType = entry.sys.contentType.sys.id;
  const allowed = linkValidation(storage, 'linkContentType');
  if (!allowed.includes(contentType)) {
    const nameOf = (type: string) => contentTypeOf(type)?.name ?? type;
    const names = allowed.map(nameOf).join(', ');
    return report(place, `The entry "${id}" is of the type "${nameOf(contentType)}"; link one of: ${names}.`);
  }
  const result = readEntry(entry);
  if (result !== 'reading') return result;
  return report(place, `The entry "${id}" leads back here by its own links; link another.`);
}

function readLinks(values: unknown[], itemStorage: LinkStorage, place: Place, reading: Reading): ReadResult {
  const ids = values.filter(isLink).map((link) => link.sys.id);
  const repeated = ids.find((id, position) => ids.indexOf(id) !== position);
  if (repeated) return reading.report(place, `"${repeated}" is linked twice; keep one.`);
  const items = values.map((value) => readLink(value, itemStorage, place, reading));
  return items.every((item) => item.ok)
    ? { ok: true, value: items.map((item) => item.value) }
    : { ok: false };
}

export function readField(entry: Entry, field: Field, place: Place, reading: Reading): ReadResult {
  const value = entry.fields[place.field]?.[place.locale] ?? undefined;
  if (value === undefined) return { ok: true, value };
  const { storage } = field;
  if (storage.type === 'Link') return readLink(value, storage, place, reading);
  if (storage.items?.type === 'Link' && Array.isArray(value)) {
    return readLinks(value, storage.items, place, reading);
  }
  return { ok: true, value };
}

const assetFileSchema = v.object({
  url: v.pipe(v.string(), v.nonEmpty()),
  contentType: v.string(),
  details: v.optional(v.object({ image: v.optional(v.object({ width: v.number(), height: v.number() })) })),
});

type FileResult = { ok: true; file: File } | { ok: false; message: string };

/** A picture may lack a description, but not in one language only. */
function toFile(asset: Asset, storage: Pick<Storage, 'validations'>, spaceIndex: SpaceIndex): FileResult {
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

const cedillaLetters = /\S*[şţŞŢ]\S*/;

export function cedillaMessage(value: unknown): string | undefined {
  const texts = (Array.isArray(value) ? value : [value]).filter((text) => typeof text === 'string');
  // NFC joins a letter and a separate cedilla.
  const [word] = cedillaLetters.exec(texts.join(' ').normalize('NFC')) ?? [];
  return word && `"${word.slice(0, 60)}" has a letter with a cedilla; write ș and ț with a comma below.`;
}
