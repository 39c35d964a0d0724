import * as v from 'valibot';
import { fileSchema, ground, html, index, pageMeta, slug, text, video } from './fields.ts';
import { priceCategory, priceItem } from './prices.ts';

export const service = v.object({
  serviceName: text,
  serviceUrl: slug,
  index,
  lead: text,
  serviceDescription: html,
  picture: fileSchema,
  stepsPicture: v.optional(fileSchema),
  ground,
  serviceVideo: v.optional(video),
  priceCategory,
  /** Shown in place of the whole category. */
  prices: v.optional(v.array(priceItem)),
  /** Above the prices. */
  pricesNote: v.optional(text),
  meta: pageMeta,
});

export const services = v.object({
  menuLabel: text,
  pricesTitle: text,
  allPrices: text,
  nextService: text,
  previousService: text,
});

export const servicesPage = v.object({ title: text, lead: text, linkLabel: text, meta: pageMeta });
