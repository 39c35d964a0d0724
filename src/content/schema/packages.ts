import * as v from 'valibot';
import { fileSchema, ground, index, list, text, textWith } from './fields.ts';
import { percent, priceItem } from './prices.ts';

/** A treatment for each of the two, with its row of the price list; without these the package shows no price. */
export const packageItem = v.object({
  leftInfo: text,
  leftPrice: v.optional(priceItem),
  rightInfo: text,
  rightPrice: v.optional(priceItem),
  /** What the second of the two pays less. */
  rightPercent: v.optional(percent),
});

export const dentalPackage = v.object({
  title: text,
  shortTitle: text,
  index,
  summary: text,
  contentTitle: text,
  priceLabel: text,
  priceLabelSuffix: text,
  cta: text,
  leftTitle: text,
  rightTitle: text,
  items: list(packageItem),
  picture: fileSchema,
  ground,
});

export const homePackage = v.object({
  title: text,
  lead: text,
  /** Leads to the packages of the prices page, below which their conditions stand. */
  conditionsLink: v.optional(text),
  linkLabel: text,
});

export const promoPackages = v.object({
  title: text,
  lead: text,
  priceText: v.optional(textWith('price', 'listPrice')),
  packages: v.optional(v.pipe(v.array(dentalPackage), v.maxLength(4, 'Add at most four.')), []),
});
