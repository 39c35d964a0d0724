import * as v from 'valibot';
import { answers, fileSchema, pageMeta, text } from './fields.ts';

export const doctor = v.object({
  name: text,
  role: text,
  training: v.optional(text),
  languages: v.optional(text),
  quote: text,
  caption: text,
  registrationNumber: v.optional(text),
  picture: v.optional(fileSchema),
});

export const about = v.object({
  title: text,
  lead: text,
  picture: fileSchema,
  doctorsTitle: text,
  registrationLabel: text,
  trainingLabel: text,
  languagesLabel: text,
  doctors: v.optional(v.array(doctor), []),
  promisesTitle: text,
  promises: v.optional(answers, []),
  closingTitle: text,
  meta: pageMeta,
});
