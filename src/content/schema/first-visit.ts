import * as v from 'valibot';
import { fileSchema, list, pageMeta, paleGrounds, text, textBlock } from './fields.ts';
import { priceItem } from './prices.ts';

/** As many as the printed booklet has pages between its cover and its back. */
export const sceneCount = 6;

export const storyScene = v.object({
  title: text,
  text,
  picture: v.optional(fileSchema),
  /** The pale ones: the booklet is printed on them. */
  ground: v.picklist(paleGrounds, 'Choose one of the colours of the list.'),
});

export const firstVisitPage = v.object({
  title: text,
  lead: text,
  picture: fileSchema,
  scenes: v.pipe(
    v.array(storyScene),
    v.length(sceneCount, `Add ${sceneCount} scenes: the printed booklet has ${sceneCount} pages for them.`),
  ),
  bookletTitle: text,
  bookletText: text,
  bookletSteps: list(text),
  printButton: text,
  /** Instead of the button, where no scripts run. */
  printHint: text,
  coverTitle: text,
  cutNote: text,
  /** Above a space for a drawing on the booklet's back. */
  drawHere: v.optional(text),
  parentsTitle: text,
  bringTitle: text,
  bringItems: list(text),
  priceTitle: text,
  priceText: text,
  price: v.optional(priceItem),
  priceLink: text,
  parentNotes: v.optional(v.array(textBlock)),
  meta: pageMeta,
});
