import * as v from 'valibot';
import { fileSchema, ground, text } from './fields.ts';

export const articleTeaser = v.object({ title: text, ctaLabel: text, picture: fileSchema, ground });

export const carouselCards = v.object({
  title: text,
  lead: v.optional(text),
  previous: text,
  next: text,
  cards: v.optional(v.array(articleTeaser), []),
});
