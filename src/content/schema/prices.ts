import * as v from 'valibot';
import { fileSchema, index, list, pageMeta, slug, text, textWith } from './fields.ts';

/** What visitors call it; they see a word only when they found something by it. */
const searchWords = v.optional(v.array(text));

/** Marked in the price list, and first where a search is for a child. */
const forChildren = v.optional(v.boolean('Choose yes or no.'));

export const percent = v.pipe(v.number('Write a percentage.'), v.integer(), v.minValue(1), v.maxValue(100));

export const priceItem = v.pipe(
  v.object({
    label: text,
    forChildren,
    /** The default language's label by which the row is addressed, once it is called otherwise. */
    addressLabel: v.optional(text),
    searchWords,
    /** RON */
    priceStart: v.pipe(v.number('Write an amount in RON.'), v.minValue(1)),
    /** RON; absent for a single price */
    priceEnd: v.optional(v.number('Write an amount in RON, or leave it empty.')),
  }),
  v.forward(
    v.check(
      (item) => item.priceEnd === undefined || item.priceEnd > item.priceStart,
      'The end of the price range must be greater than its start.',
    ),
    ['priceEnd'],
  ),
);

export const priceCategory = v.object({
  key: text,
  slug,
  title: text,
  searchWords,
  forChildren,
  index,
  items: list(priceItem),
  noSiblingDiscount: v.optional(v.boolean('Choose yes or no.')),
});

export const siblingDiscount = v.pipe(
  v.object({
    firstChild: v.optional(text),
    secondChild: text,
    secondChildPercent: percent,
    thirdChild: v.optional(text),
    /** Absent where the clinic has not decided on one. */
    thirdChildPercent: v.optional(percent),
    /** Absent where the clinic has not decided on one. */
    fourthChildPercent: v.optional(percent),
  }),
  v.forward(
    v.check(
      ({ thirdChild, thirdChildPercent }) => (thirdChild === undefined) === (thirdChildPercent === undefined),
      'Write both the words for the third child and the percentage, or neither.',
    ),
    ['thirdChildPercent'],
  ),
);

export const pricesPage = v.object({
  heroLines: list(text),
  heroLead: text,
  heroPicture: fileSchema,
  listLink: text,
  siblingDiscount: v.optional(siblingDiscount),
  meta: pageMeta,
});

export const priceList = v.object({
  title: text,
  categoriesLabel: text,
  examplesTitle: v.optional(text),
  /** Whole visits with what they cost. */
  examples: v.optional(v.array(text)),
  askText: text,
  note: text,
  searchLabel: text,
  searchExample: text,
  ignoredWords: v.optional(v.array(text)),
  childrenMark: v.optional(text),
  childrenWords: v.optional(v.array(text)),
  clearSearch: text,
  found: text,
  foundFor: textWith('words'),
  foundNearest: text,
  nothingFound: text,
  showAll: text,
  rowLink: text,
  rowLinkCopied: text,
  categories: list(priceCategory),
});
