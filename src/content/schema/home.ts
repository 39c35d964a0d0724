import * as v from 'valibot';
import { fileSchema, ground, list, pageMeta, text, textBlock, video } from './fields.ts';

export const feature = v.object({ title: text, text, picture: fileSchema, ground });

export const home = v.object({
  heroLines: list(text),
  heroSmile: text,
  heroLead: text,
  heroPicture: fileSchema,
  heroPictureSmall: fileSchema,
  /** In the frame of the small picture, over either. */
  heroLamp: v.optional(fileSchema),
  buildingFact: text,
  noFearTitle: text,
  noFearLead: text,
  noFearPicture: fileSchema,
  noFearSteps: list(textBlock),
  filmTitle: text,
  filmLead: text,
  filmPoints: list(text),
  filmLink: v.optional(text),
  film: video,
  tilesTitle: text,
  tilesLink: text,
  tiles: list(feature),
  donationAmount: text,
  donationText: text,
  donationLink: text,
  donationPicture: fileSchema,
  meta: pageMeta,
});
