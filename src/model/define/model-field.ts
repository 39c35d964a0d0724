import * as v from 'valibot';

type Validation = Record<string, unknown>;

/** What Contentful knows of a value, in its own words: https://www.contentful.com/developers/docs/concepts/data-model/ */
export type Storage = {
  type: 'Symbol' | 'Text' | 'Integer' | 'Boolean' | 'Date' | 'Link' | 'Array';
  linkType?: 'Entry' | 'Asset';
  items?: { type: 'Symbol' | 'Link'; linkType?: 'Entry'; validations: Validation[] };
  validations?: Validation[];
};

/** One field of a content type: how its value is checked, and how an editor fills it in. */
export type Field<S extends v.GenericSchema = v.GenericSchema> = {
  schema: S;
  /** The label and the help text beside it, in the editors' language. */
  name: string;
  help: string;
  isLocalized: boolean;
  isRequired: boolean;
  storage: Storage;
  /** One of Contentful's own controls, and its settings. */
  widget: string;
  settings?: Record<string, unknown>;
  /** Most characters of a text, or of each text of a list. */
  longest?: number;
  isPlain?: boolean;
  isHtml?: boolean;
  /** Looked for in other texts, compared, or a part of an address: no page shows it as it is. */
  isCompared?: boolean;
  /** Whether a picture needs a description. */
  isDescribed?: boolean;
};

/** A field that may be empty. */
export function optional<S extends v.GenericSchema>(field: Field<S>): Field<v.OptionalSchema<S, undefined>> {
  return { ...field, isRequired: false, schema: v.optional(field.schema) };
}

/** A list that may be left out, and is empty then. */
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

/** A fact or list that each language has its own of. */
export function localized<S extends v.GenericSchema>(field: Field<S>): Field<S> {
  return { ...field, isLocalized: true };
}

/** A check beyond what a kind of field has. */
export function checked<S extends v.GenericSchema>(field: Field, schema: S): Field<S> {
  return { ...field, schema };
}

export function compared<S extends v.GenericSchema>(field: Field<S>): Field<S> {
  return { ...field, isCompared: true };
}

/** Texts for others than the page, who break lines themselves: no typography is added. */
export function plainTexts<F extends Record<string, Field>>(fields: F): F {
  const plain = Object.entries(fields).map(([id, field]) => [id, { ...field, isPlain: true }]);
  return Object.fromEntries(plain) as F;
}

/** A text of one line in a control of several. */
export function tall<S extends v.GenericSchema>(field: Field<S>): Field<S> {
  return { ...field, widget: 'multipleLine' };
}
