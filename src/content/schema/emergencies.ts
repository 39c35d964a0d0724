import * as v from 'valibot';
import { fileSchema, list, pageMeta, slug, text } from './fields.ts';

/** How soon help is needed, and what a parent presses then. */
export const careLevel = v.object({
  title: text,
  lead: v.optional(text),
  items: list(text),
  action: v.picklist(['112', 'call', 'visit'], 'Choose what is pressed: 112, call or visit.'),
});

export const emergencySituation = v.object({
  title: text,
  /** Where links to it lead, on the page in either language. */
  slug,
  steps: list(text),
  avoid: v.optional(v.array(text)),
  callText: text,
  picture: v.optional(fileSchema),
});

export const emergenciesPage = v.object({
  title: text,
  lead: text,
  dangerQuestion: text,
  dangerCall: text,
  situationsTitle: text,
  avoidTitle: text,
  situations: list(emergencySituation),
  careTitle: text,
  careLevels: list(careLevel),
  closedTitle: text,
  closedMessage: v.optional(text),
  hospital: v.optional(text),
  /** The words of other texts that lead to it. */
  hospitalWords: v.optional(text),
  meta: pageMeta,
});
