import * as v from 'valibot';
import { sanitizeHtml } from '../html.ts';

const hasText = (markup: string) => markup.replace(/<[^>]*>/g, '').trim() !== '';
export const text = v.pipe(v.string('Write a text.'), v.trim(), v.nonEmpty('Write a text; it is empty.'));

/** A text that names places the site fills in: `until {time}`. */
export function textWith(...names: string[]) {
  const isComplete = (written: string) => names.every((name) => written.includes(`{${name}}`));
  const places = names.map((name) => `{${name}}`).join(' and ');
  return v.pipe(text, v.check(isComplete, `Keep ${places} in the text; the site fills it in.`));
}
export const html = v.pipe(
  text,
  v.transform(sanitizeHtml),
  v.check(hasText, 'Write text with the allowed tags; nothing is left of this HTML once it is sanitised.'),
  v.brand('Html'),
);

export const index = v.pipe(v.number('Write a whole number.'), v.integer(), v.minValue(0));

export const slug = v.pipe(
  text,
  v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'Use lower-case letters, digits and single hyphens.'),
);

export const url = v.pipe(
  text,
  v.url('Write a complete address, beginning with https://.'),
  v.startsWith('https://', 'Begin with https://.'),
);

export const email = v.pipe(text, v.email('Write an e-mail address.'));
const isDay = (written: string) =>
  /^\d{4}-\d\d-\d\d$/.test(written) && new Date(Date.parse(written) || 0).toISOString().startsWith(written);

/** A day, `2026-12-25`. */
export const date = v.pipe(
  v.string('Choose a day.'),
  v.check(isDay, 'Choose a day, without a time: 2026-12-25.'),
);

/** Each is a colour of the brand's tokens.css: `surface-1` is `--color-surface-1`. */
export const paleGrounds = ['surface-1', 'surface-2', 'surface-3', 'surface-4', 'surface-quiet'] as const;

export const ground = v.picklist([...paleGrounds, 'dark'], 'Choose one of the colours of the list.');

export const list = <T extends v.GenericSchema>(item: T) =>
  v.pipe(v.array(item), v.minLength(1, 'Add at least one.'));

/** An asset: address, size in CSS pixels (0 when it is not an image), and its description, which is the picture's alternative text. */
export const fileSchema = v.object({
  url: text,
  contentType: text,
  width: v.number(),
  height: v.number(),
  description: v.string(),
});

export const pageMeta = v.object({ title: text, description: text });

/** A heading with a short text, or a question with its answer. */
export const textBlock = v.object({
  title: text,
  text,
  /** The price search answers with the text where somebody types one of these. */
  searchWords: v.optional(v.array(text)),
});

/** One question makes no section. */
export const fewestAnswers = 2;

export const answers = v.pipe(
  v.array(textBlock),
  v.transform((blocks) => (blocks.length < fewestAnswers ? [] : blocks)),
);

export const video = v.object({
  title: text,
  poster: fileSchema,
  /** A file of the site's own, or the id of a hosted video; the file wins when both are set. */
  file: v.optional(fileSchema),
  hostedVideoId: v.optional(v.pipe(text, v.regex(/^[\w-]{6,20}$/, 'Write only the id of the video.'))),
  ground,
});
