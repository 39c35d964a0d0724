import * as v from 'valibot';
import { fileSchema, ground, index, list, text } from './fields.ts';

export const packageItem = v.object({ leftInfo: text, rightInfo: text });

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

export const homePackage = v.object({ title: text, lead: text, linkLabel: text });

export const promoPackages = v.object({
  title: text,
  lead: text,
  packages: v.optional(v.pipe(v.array(dentalPackage), v.maxLength(4, 'Add at most four.')), []),
});
