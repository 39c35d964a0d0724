import * as v from 'valibot';
import { contentTypeOf } from '../../model/content-model.ts';
import { linkValidation } from '../../model/define/links.ts';
import type { Field, Storage } from '../../model/define/model-field.ts';
import { wordJoiner } from '../../lib/no-break.ts';
import { problem, type Problem } from '../../model/define/problems.ts';
import type { File } from '../../model/site-content.ts';
import { isLink, type Asset, type Entry } from '../source/space.ts';
import type { Place } from './content-finding.ts';
import type { SpaceIndex } from './space-index.ts';
import { valueIn } from './untranslated.ts';

/** For a result with `isUntranslated` no finding was reported. */
export type ReadResult<T = unknown> = { ok: true; value: T } | { ok: false; isUntranslated?: true };

type LinkStorage = Pick<Storage, 'linkType' | 'validations'>;

type Context = {
  spaceIndex: SpaceIndex;
  readEntry: (entry: Entry) => ReadResult | 'reading';
  report: (place: Place, found: Problem) => { ok: false };
};

/** Reads a field's value in the locale of `place`; a link becomes the entry or file at its end. */
export function readField(entry: Entry, field: Field, place: Place, context: Context): ReadResult {
  const { spaceIndex } = context;
  const locales = { locale: place.locale, defaultLocale: spaceIndex.defaultLocale };
  const value = valueIn(entry.fields[place.field], field, locales);
  if (value === undefined) return { ok: true, value };
  const { storage } = field;
  if (storage.type === 'Link') return readLink(value, storage, place, context);
  if (storage.items?.type === 'Link' && Array.isArray(value)) {
    return readLinks(value, storage.items, place, context);
  }
  return { ok: true, value };
}

function readLink(value: unknown, storage: LinkStorage, place: Place, context: Context): ReadResult {
  const { spaceIndex, readEntry, report } = context;
  const isFile = storage.linkType === 'Asset';
  if (!isLink(value) || value.sys.linkType !== storage.linkType) {
    return report(place, problem(isFile ? 'missingFile' : 'missingLink'));
  }
  const { id } = value.sys;
  if (isFile) {
    const asset = spaceIndex.asset(id);
    if (!asset) return report(place, problem('assetMissing', { id }));
    return readFile(asset, storage, place, context);
  }
  const entry = spaceIndex.entry(id);
  if (!entry) return report(place, problem('entryMissing', { id }));
  const contentType = entry.sys.contentType.sys.id;
  const allowed = linkValidation(storage, 'linkContentType');
  if (!allowed.includes(contentType)) {
    const nameOf = (type: string) => contentTypeOf(type)?.name ?? type;
    const [type, names] = [nameOf(contentType), allowed.map(nameOf).join(', ')];
    return report(place, problem('entryType', { id, type, allowed: names }));
  }
  const result = readEntry(entry);
  if (result !== 'reading') return result;
  return report(place, problem('linkLoop', { id }));
}

function readLinks(values: unknown[], itemStorage: LinkStorage, place: Place, context: Context): ReadResult {
  const ids = values.filter(isLink).map((link) => link.sys.id);
  const repeated = ids.find((id, index) => ids.indexOf(id) !== index);
  if (repeated) return context.report(place, problem('linkTwice', { id: repeated }));
  const results = values.map((value) => readLink(value, itemStorage, place, context));
  const items = results.filter((item) => item.ok || !item.isUntranslated);
  if (items.length === 0 && results.length > 0) return { ok: false, isUntranslated: true };
  return items.every((item) => item.ok)
    ? { ok: true, value: items.map((item) => item.value) }
    : { ok: false };
}

const assetFileSchema = v.object({
  url: v.pipe(v.string(), v.nonEmpty()),
  contentType: v.string(),
  details: v.optional(v.object({ image: v.optional(v.object({ width: v.number(), height: v.number() })) })),
});

/** File types that all supported browsers show, so neither AVIF (on iPhones since 2022) nor WebM (since 2024). */
const shownType = /^(?:image\/(?:jpeg|png|gif|webp|svg\+xml)|video\/mp4)$/;

/** Matches `/brand/a.png`; refuses another host, `.` and `..` segments, backslashes and spaces. */
const sitePath = /^(?!.*(?:\/\.\.?(?:\/|$)|[\\\s]))\/(?!\/)/;
/** Matches `//images.eu.ctfassets.net/a.png`, a file of Contentful. */
const contentfulUrl = /^\/\/[\w-]+(?:\.[\w-]+)*\.ctfassets\.net\//;

/** Image types that Contentful can convert to WebP without a visible loss. */
const photographType = /^image\/(?:jpeg|png|webp)$/;

/** Adds Contentful's conversion to WebP for a photograph uploaded after the build. */
function toDisplayUrl(url: string, contentType: string, width: number): string {
  const isOwnFile = !url.startsWith('//');
  if (isOwnFile) return url;
  const conversion = photographType.test(contentType) ? `?fm=webp&q=75&w=${Math.min(width, 1440)}` : '';
  return `https:${url}${conversion}`;
}

function readFile(
  asset: Asset,
  storage: LinkStorage,
  place: Place,
  { spaceIndex, report }: Context,
): ReadResult<File> {
  const { id } = asset.sys;
  const { file: files = {}, description: descriptions = {} } = asset.fields;
  const { locale, defaultLocale } = spaceIndex;
  const parsed = v.safeParse(assetFileSchema, files[locale] ?? files[defaultLocale]);
  if (!parsed.success) return report(place, problem('assetEmpty', { id }));

  const { url, contentType, details } = parsed.output;
  const groups = linkValidation(storage, 'linkMimetypeGroup');
  if (!groups.some((group) => contentType.startsWith(`${group}/`))) {
    const code = groups.includes('image') ? 'notAPicture' : 'notAFilm';
    return report(place, problem(code, { id, type: contentType }));
  }

  if (!shownType.test(contentType)) return report(place, problem('unseenType', { id, type: contentType }));
  if (/^image\/(?!svg)/.test(contentType) && !details?.image)
    return report(place, problem('unreadPicture', { id }));
  const isAllowedUrl = sitePath.test(url) || contentfulUrl.test(url);
  if (!isAllowedUrl) return report(place, problem('assetAddress', { id, address: url.slice(0, 80) }));

  const description = descriptions[locale] ?? '';
  if (typeof description !== 'string') return report(place, problem('notAText'));
  const word = spaceIndex.language === 'ro' && cedillaIn(description);
  if (word) return report(place, problem('cedilla', { word }));

  const { width, height } = details?.image ?? { width: 0, height: 0 };
  const displayUrl = toDisplayUrl(url, contentType, width);
  return { ok: true, value: { url: displayUrl, width, height, description: description.trim() } };
}

const cedilla = /[şţŞŢ]/;

/** Returns the first word with a cedilla where Romanian has a comma below, shortened to 60 characters. */
export function cedillaIn(value: unknown): string | undefined {
  const texts = (Array.isArray(value) ? value : [value]).filter((text) => typeof text === 'string');
  // NFC composes a letter and a combining cedilla.
  const words = texts.join(' ').normalize('NFC').split(/\s+/);
  const word = words.find((each) => cedilla.test(each));
  return word?.replaceAll(wordJoiner, '').slice(0, 60);
}
