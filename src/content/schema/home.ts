import * as v from 'valibot';
import { fileSchema, ground, list, pageMeta, text, textBlock, video } from './fields.ts';
import { goToPath, linkedService, namesItsService } from './page-link.ts';

export const feature = v.pipe(
  v.object({
    title: text,
    text,
    picture: fileSchema,
    ground,
    /** The page a press on the tile leads to. */
    goToPath: v.optional(goToPath),
    service: linkedService,
  }),
  v.forward(namesItsService(), ['service']),
);

export const homeFilm = v.object({
  title: text,
  lead: text,
  points: list(text),
  link: v.optional(text),
  video,
});

export const donation = v.object({ amount: text, text, link: text, picture: fileSchema });

export const home = v.object({
  heroLines: list(text),
  heroSmile: text,
  heroLead: text,
  heroPicture: fileSchema,
  heroPictureSmall: fileSchema,
  /** In the frame of the small picture, over either. */
  heroLamp: v.optional(fileSchema),
  buildingFact: v.optional(text),
  noFearTitle: text,
  noFearLead: text,
  noFearPicture: fileSchema,
  noFearSteps: list(textBlock),
  film: v.optional(homeFilm),
  tilesTitle: text,
  tilesLink: text,
  tiles: list(feature),
  donation: v.optional(donation),
  meta: pageMeta,
});
