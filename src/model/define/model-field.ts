import * as v from 'valibot';
import type { Problem } from './problems.ts';

export type Field<S extends v.GenericSchema = v.GenericSchema> = {
  schema: S;
  name: string;
  help: string;
  isLocalized: boolean;
  isRequired: boolean;
  storage: Storage;
  settings?: Record<string, unknown>;
  /** Maximum number of characters of a text, or of each text in a list. */
  maxLength?: number;
  /** Typesetting leaves the text unchanged. */
  isPlain?: boolean;
  isHtml?: boolean;
  /** The site compares the value or uses it in a URL, and never displays it. */
  isCompared?: boolean;
  needsDescription?: boolean;
  /** Maps each value of a choice, in their order for editors, to its label. */
  options?: Readonly<Record<string, string>>;
  /** The field is required in the main language, and an empty string in a language without a translation. */
  isEmptyIfUntranslated?: boolean;
  /** Display name of the optional part that is complete only with the field. */
  part?: string;
  /** The value identifies the clinic, so it is the same in every language. */
  isIdentifying?: boolean;
};

/** A validation in Contentful, with the problem that its error message states. */
type Validation = Record<string, unknown> & { problem: Problem };

/**
 * Contentful's field types (contentful.com/developers/docs/concepts/data-model), each with the editor controls of the web
 * app. `listInput` splits at commas, so lists of sentences use `tagEditor`.
 */
type TypeAndWidget =
  | { type: 'Symbol'; widget: 'singleLine' | 'dropdown' | 'slugEditor' | 'urlEditor' }
  | { type: 'Text'; widget: 'multipleLine' }
  | { type: 'Integer'; widget: 'numberEditor' }
  | { type: 'Boolean'; widget: 'boolean' }
  | { type: 'Date'; widget: 'datePicker' }
  | { type: 'Link'; widget: 'entryLinkEditor' | 'assetLinkEditor' }
  | { type: 'Array'; widget: 'checkbox' | 'entryLinksEditor' | 'listInput' | 'tagEditor' };

export type Storage = TypeAndWidget & {
  linkType?: 'Entry' | 'Asset';
  items?: { type: 'Symbol' | 'Link'; linkType?: 'Entry'; validations: Validation[] };
  validations?: Validation[];
};

export function optional<S extends v.GenericSchema>(field: Field<S>): Field<v.OptionalSchema<S, undefined>> {
  return { ...field, isRequired: false, schema: v.optional(field.schema) };
}

export function emptyIfUntranslated(
  field: Field<v.GenericSchema<string, string>>,
): Field<v.GenericSchema<string | undefined, string>> {
  const schema = v.pipe(
    v.optional(field.schema),
    v.transform((written) => written ?? ''),
  );
  return { ...field, isEmptyIfUntranslated: true, schema };
}

export function orEmpty<T>(
  field: Field<v.GenericSchema<T[], T[]>>,
): Field<v.GenericSchema<T[] | undefined, T[]>> {
  return { ...field, isRequired: false, schema: v.optional(field.schema, []) };
}

export function identifying<S extends v.GenericSchema>(field: Field<S>): Field<S> {
  return { ...field, isIdentifying: true };
}

/** Excludes texts from typesetting, since mail programs and search engines wrap lines themselves. */
export function plainTexts<F extends Record<string, Field>>(fields: F): F {
  const plain = Object.entries(fields).map(([id, field]) => [id, { ...field, isPlain: true }]);
  return Object.fromEntries(plain) as F;
}
