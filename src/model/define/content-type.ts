import * as v from 'valibot';
import type { Field } from './field.ts';

type Fields = Record<string, Field>;
type Entries<F extends Fields> = { [K in keyof F]: F[K]['schema'] };

/** A kind of entry: its fields, and what editors call it and read about it. */
export type ContentType<S extends v.GenericSchema = v.GenericSchema, F extends Fields = Fields> = {
  id: string;
  /** The field that names an entry in lists. */
  titleField: string;
  name: string;
  description: string;
  fields: F;
  /** Checks an entry whose links have been replaced by what they lead to. */
  schema: S;
};

type ContentTypeOf<F extends Fields> = ContentType<v.ObjectSchema<Entries<F>, undefined>, F>;

export function contentType<F extends Fields>(
  id: string,
  titleField: keyof F & string,
  name: string,
  description: string,
  fields: F,
): ContentTypeOf<F> {
  const entries = Object.fromEntries(Object.entries(fields).map(([field, { schema }]) => [field, schema]));
  return { id, titleField, name, description, fields, schema: v.object(entries as Entries<F>) };
}

/** A content type that has one entry: the texts of a page, or of a part that several pages share. */
export function onlyEntry<F extends Fields>(
  id: string,
  titleField: keyof F & string,
  name: string,
  description: string,
  fields: F,
): ContentTypeOf<F> {
  return contentType(id, titleField, name, `${description} Există o singură intrare de acest fel.`, fields);
}

/** The type with a check of several fields together; what is wrong is said of `field`. */
export function withCheck<T extends ContentType>(
  type: T,
  field: keyof T['fields'] & string,
  isValid: (values: v.InferOutput<T['schema']>) => boolean,
  problem: string,
): T {
  const check = v.rawCheck<v.InferOutput<T['schema']>>(({ dataset, addIssue }) => {
    if (!dataset.typed || isValid(dataset.value)) return;
    const input = dataset.value as Record<string, unknown>;
    addIssue({
      message: problem,
      path: [{ type: 'object', origin: 'value', input, key: field, value: input[field] }],
    });
  });
  return { ...type, schema: v.pipe(type.schema, check) };
}
