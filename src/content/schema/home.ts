import * as v from 'valibot';
import { linkedRouteNames } from '../../routing/route-names.ts';
import { fileSchema, ground, list, pageMeta, text, textBlock, video } from './fields.ts';

const pagesToLink = linkedRouteNames.filter((name) => name !== 'service');

export const feature = v.object({
  title: text,
  text,
  picture: fileSchema,
  ground,
  /** The page a press on the tile leads to. */
  goToPath: v.optional(v.picklist(pagesToLink, 'Choose one of the pages of the list.')),
});

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
