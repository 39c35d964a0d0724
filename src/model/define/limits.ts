/** Contentful's documentation, read on 26 November 2026. */
const pages = {
  current: 'contentful.com/developers/docs/technical-limits',
  /** Only this older page states the maximum lengths. */
  legacy: 'contentful.com/developers/docs/technical-limits-legacy',
  delivery: 'contentful.com/developers/docs/references/content-delivery-api',
};

/** Contentful's limits, which do not depend on the plan. */
export const limits = {
  fieldsPerType: { max: 50, of: 'fields of a content type', source: pages.current },
  requestBytes: { max: 2 ** 20, of: 'bytes of an entry or a type as sent', source: pages.current },
  pictureBytes: { max: 20 * 2 ** 20, of: 'bytes of a picture', source: pages.current },
  responseBytes: { max: 7 * 2 ** 20, of: 'bytes of an answer', source: pages.current },
  entriesPerResponse: { max: 1_000, of: 'entries of an answer', source: pages.delivery },
  shortText: { max: 255, of: 'characters of a short text', source: pages.legacy },
  longText: { max: 50_000, of: 'characters of a long text', source: pages.legacy },
  listItems: { max: 1_000, of: 'items of a list', source: pages.legacy },
  fileName: { max: 256, of: "characters of a file's name", source: pages.legacy },
};

export type LimitName = keyof typeof limits;

export function maxTextLength(fieldType: string): number {
  return fieldType === 'Text' ? limits.longText.max : limits.shortText.max;
}
