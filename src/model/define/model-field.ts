import * as v from 'valibot';
import type { Problem } from './problems.ts';

/** A validation of Contentful, with the problem that its message names. */
type Validation = Record<string, unknown> & { problem: Problem };

/**
 * The controls that Contentful's web application has for a type. `listInput` divides at each comma, so that sentences
 * have `tagEditor`.
 */
type Widgets = {
  Symbol: 'singleLine' | 'dropdown' | 'slugEditor' | 'urlEditor';
  Text: 'multipleLine';
  Integer: 'numberEditor';
  Boolean: 'boolean';
  Date: 'datePicker';
  Link: 'entryLinkEditor' | 'assetLinkEditor';
  Array: 'checkbox' | 'entryLinksEditor' | 'listInput' | 'tagEditor';
};

type Type = keyof Widgets;
type Stored<T extends Type> = {
  type: T;
  widget: Widgets[T];
  linkType?: 'Entry' | 'Asset';
  items?: { type: 'Symbol' | 'Link'; linkType?: 'Entry'; validations: Validation[] };
  validations?: Validation[];
};

/** https://www.contentful.com/developers/docs/concepts/data-model/ */
export type Storage = { [T in Type]: Stored<T> }[Type];

export type Field<S extends v.GenericSchema = v.GenericSchema> = {
  schema: S;
  name: string;
  help: string;
  isLocalized: boolean;
  isRequired: boolean;
  storage: Storage;
  settings?: Record<string, unknown>;
  /** Characters of a text, or of each text of a list. */
  longest?: number;
  isPlain?: boolean;
  isHtml?: boolean;
  /** Compared, or part of an address, so never displayed. */
  isCompared?: boolean;
  isDescribed?: boolean;
  /** The values of a choice in their order, each with its label for editors. */
  options?: Readonly<Record<string, string>>;
  /** Required, but left out of a language until it is translated there. */
  isLeftOut?: boolean;
  /** The name of an optional part, with which its fields' names begin. */
  part?: string;
  /** Identifies a clinic: another clinic's texts must not contain the value. */
  isIdentifying?: boolean;
  /** The number that a press on the text calls, or the field with the number or conversation. */
  dials?: string;
};

export function optional<S extends v.GenericSchema>(field: Field<S>): Field<v.OptionalSchema<S, undefined>> {
  return { ...field, isRequired: false, schema: v.optional(field.schema) };
}

/** Empty in a language that lacks it. */
export function leftOut(
  field: Field<v.GenericSchema<string, string>>,
): Field<v.GenericSchema<string | undefined, string>> {
  const schema = v.pipe(
    v.optional(field.schema),
    v.transform((written) => written ?? ''),
  );
  return { ...field, isLeftOut: true, schema };
}

/** An absent list is an empty one. */
export function orEmpty<S extends v.GenericSchema<unknown[], unknown[]>>(
  field: Field<S>,
): Field<v.GenericSchema<v.InferInput<S> | undefined, v.InferOutput<S>>> {
  const schema: v.GenericSchema<unknown[] | undefined, unknown[]> = v.optional(field.schema, []);
  return {
    ...field,
    isRequired: false,
    schema: schema as v.GenericSchema<v.InferInput<S> | undefined, v.InferOutput<S>>,
  };
}

export function identifying<S extends v.GenericSchema>(field: Field<S>): Field<S> {
  return { ...field, isIdentifying: true };
}

export function dials<S extends v.GenericSchema>(dialled: string, field: Field<S>): Field<S> {
  return { ...field, dials: dialled };
}

/** For readers who break lines themselves: gets no typography. */
export function plainTexts<F extends Record<string, Field>>(fields: F): F {
  const plain = Object.entries(fields).map(([id, field]) => [id, { ...field, isPlain: true }]);
  return Object.fromEntries(plain) as F;
}
