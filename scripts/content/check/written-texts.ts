import type { ContentFinding, Place } from '../../../src/content/check/content-finding.ts';
import { languages, localeOf } from '../../../shared/languages.ts';
import { defaultLocaleOf } from '../../../src/content/check/space-index.ts';
import { entriesOf, type Space } from '../../../src/content/source/space.ts';

export type WrittenText = Place & { text: string };

function textsIn(value: unknown): string[] {
  const texts = Array.isArray(value) ? value : [value];
  return texts.filter((text) => typeof text === 'string');
}

/** All texts that a page may show; a space may have locales that the brand does not take. */
export function textsOf(space: Space): WrittenText[] {
  const read = new Set([defaultLocaleOf(space), ...languages.map(localeOf)]);
  const parts = [
    ...space.entries.map(({ sys, fields }) => ({ id: sys.id, type: sys.contentType.sys.id, fields })),
    ...space.assets.map(({ sys, fields: { title = {}, description = {} } }) => {
      return { id: sys.id, type: 'asset', fields: { title, description } };
    }),
  ];
  return parts.flatMap(({ id, type, fields }) =>
    Object.entries(fields).flatMap(([field, values]) =>
      Object.entries(values)
        .filter(([locale]) => read.has(locale))
        .flatMap(([locale, value]) =>
          textsIn(value).map((text) => ({ entry: id, contentType: type, field, locale, text })),
        ),
    ),
  );
}

export function findingAt(written: WrittenText, message: string): ContentFinding {
  const { entry, contentType, field, locale } = written;
  return { entry, contentType, field, locale, message };
}

export function sharedValue(space: Space, entryId: string, field: string): unknown {
  const entry = space.entries.find(({ sys }) => sys.id === entryId);
  return entry?.fields[field]?.[defaultLocaleOf(space)];
}

export function idsOfType(space: Space, contentType: string): string[] {
  return entriesOf(space, contentType).map(({ sys }) => sys.id);
}
