import { checkSpace } from '../../../src/content/check/check-space.ts';
import type { ContentFinding } from '../../../src/content/check/content-finding.ts';
import { defaultLocaleOf } from '../../../src/content/check/space-index.ts';
import { byId, isLink, type Asset, type Space } from '../../../src/content/source/space.ts';
import { languages, localeOf } from '../../../shared/languages.ts';
import { contentTypeOf } from '../../../src/model/content-model.ts';
import { findDeadLinks } from './dead-links.ts';
import { findingAt, idsOfType, sharedValue, textsOf, type WrittenText } from './written-texts.ts';

/** The EU's platform for online disputes closed on 20 July 2025. */
function closedPlatform({ text }: WrittenText): string | undefined {
  if (!/ec\.europa\.eu\/(?:consumers\/)?odr/i.test(text)) return undefined;
  return "The EU's platform for online disputes has been closed; remove the link and name ANPC's, https://reclamatiisal.anpc.ro/.";
}

function mapWithoutPlace({ contentType, field, text }: WrittenText): string | undefined {
  if (contentType !== 'contactDetails' || field !== 'mapUrl' || !URL.canParse(text)) return undefined;
  const { pathname, search, hash } = new URL(text);
  if (pathname + search + hash !== '/') return undefined;
  return 'It opens the front page of the map; find the clinic on the map, copy the link to that place, and put it here.';
}

function findInTexts(space: Space, lint: (written: WrittenText) => string | undefined): ContentFinding[] {
  return textsOf(space).flatMap((written) => {
    const message = lint(written);
    return message ? [findingAt(written, message)] : [];
  });
}

/** With the same index, the order of entries, and on the prices page their address, would be chance. */
function findRepeatedIndexes(space: Space): ContentFinding[] {
  const locale = defaultLocaleOf(space);
  const lists = space.entries.flatMap(({ fields }) => Object.values(fields).map((values) => values[locale]));
  const linkedIds = lists.map((list) =>
    (Array.isArray(list) ? list.filter(isLink) : []).map(({ sys }) => sys.id),
  );
  return [idsOfType(space, 'service'), ...linkedIds].flatMap((linked) =>
    linked.flatMap((id) => {
      const index = sharedValue(space, id, 'index');
      const others = linked.filter((other) => other !== id && sharedValue(space, other, 'index') === index);
      if (index === undefined || others.length === 0) return [];
      const contentType = space.entries.find(({ sys }) => sys.id === id)?.sys.contentType.sys.id ?? '';
      const message = `${String(index)} is also the index of ${others.join(', ')}; give each its own.`;
      return [{ entry: id, contentType, field: 'index', locale, message }];
    }),
  );
}

const describes = (asset: Asset, locale: string) =>
  String(asset.fields['description']?.[locale] ?? '').trim() !== '';

function findUndescribedPictures(space: Space): ContentFinding[] {
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
        .map((locale) => {
          const message = `The picture "${asset.sys.id}" has no description; write in its "Description" what it shows.`;
          return { entry: entry.sys.id, contentType, field, locale, message };
        });
    });
  });
}

export function lintSpace(space: Space, { findings, contents } = checkSpace(space)): ContentFinding[] {
  return [
    ...findRepeatedIndexes(space),
    ...(findings.length === 0 ? findDeadLinks(space, contents) : []),
    ...findUndescribedPictures(space),
    ...[closedPlatform, mapWithoutPlace].flatMap((lint) => findInTexts(space, lint)),
  ];
}
