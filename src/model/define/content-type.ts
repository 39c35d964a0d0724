import * as v from 'valibot';
import { limits, maxTextLength } from './limits.ts';
import type { Field } from './model-field.ts';
import { issueMessage } from './problems.ts';

type Fields = Record<string, Field>;

/** A part groups fields: `filmTitle` and `filmLead` in Contentful are `film.title` and `film.lead` in the code. */
type Part<S extends v.GenericSchema = v.GenericSchema> = { schema: S; partFields: Fields };

export type ContentType<S extends v.GenericSchema = v.GenericSchema> = {
  id: string;
  titleField: string;
  name: string;
  description: string;
  /** The fields as Contentful stores them. */
  fields: Fields;
  /** Maps each part to its field ids without the part's prefix: `film` to `title` and `lead`. */
  parts: Record<string, string[]>;
  /** Validates an entry whose links are resolved and whose parts are grouped. */
  schema: S;
};

/** Maps each untranslated field of an entry or part to the language in which it is shown. */
const langs = v.optional(v.record(v.string(), v.string()));
/** `lang` is the language of an entry that is shown untranslated. */
const translationState = { lang: v.optional(v.string()), langs };

type Members = Record<string, Field | Part>;
type Entries<M extends Members> = { [K in keyof M]: M[K]['schema'] };
type EntryOf<M extends Members> = v.ObjectSchema<Entries<M> & typeof translationState, undefined>;
type PartOf<F extends Fields> = v.ObjectSchema<Entries<F> & { langs: typeof langs }, undefined>;

/** Defines a content type; its schema has a property for each member, which is a field or a part. */
export function contentType<M extends Members>(
  id: string,
  titleField: string,
  name: string,
  description: string,
  members: M,
): ContentType<EntryOf<M>> {
  const fields: Fields = {};
  const parts: Record<string, string[]> = {};
  for (const [key, member] of Object.entries(members)) {
    if ('partFields' in member) {
      parts[key] = Object.keys(member.partFields);
      for (const [fieldId, field] of Object.entries(member.partFields))
        fields[partFieldId(key, fieldId)] = field;
    } else fields[key] = member;
  }
  assertWithinLimits(id, fields);
  const schema = v.object({ ...schemasOf(members), ...translationState });
  return { id, titleField, name, description, fields, parts, schema };
}

/** Defines a type with a single entry: the texts of a page, or of a component of several pages. */
export function singletonType<M extends Members>(
  id: string,
  titleField: string,
  name: string,
  description: string,
  members: M,
) {
  return contentType(id, titleField, name, `${description} Există o singură intrare de acest fel.`, members);
}

/** Adds a check of several fields; a failed check is reported at `field`. */
export function withCheck<S extends v.GenericSchema>(
  type: ContentType<S>,
  field: string,
  isValid: (values: v.InferOutput<S>) => boolean,
  code: 'hoursOfKind' | 'lastDay' | 'priceEnd' | 'serviceOfPage',
): ContentType<S> {
  const check = v.forward(v.check<Record<string, unknown>, string>(isValid, issueMessage(code)), [field]);
  return { ...type, schema: v.pipe(type.schema, check as never) as unknown as S };
}

export function part<F extends Fields>(fields: F): Part<PartOf<F>> {
  return { schema: partSchema(fields), partFields: fields };
}

/** Defines a part that is either empty or complete. `name` is the prefix of each field's display name. */
export function optionalPart<F extends Fields>(
  name: string,
  fields: F,
): Part<v.OptionalSchema<PartOf<F>, undefined>> {
  const partFields: Fields = {};
  for (const [id, field] of Object.entries(fields)) {
    const optionalField = { ...field, name: `${name}: ${field.name}`, isRequired: false };
    partFields[id] = field.isRequired ? { ...optionalField, part: name } : optionalField;
  }
  return { schema: v.optional(partSchema(fields)), partFields };
}

/** Returns `filmTitle` for `title` of the part `film`. */
export function partFieldId(partName: string, id: string): string {
  return partName + id.charAt(0).toUpperCase() + id.slice(1);
}

const schemasOf = <M extends Members>(members: M): Entries<M> =>
  Object.fromEntries(Object.entries(members).map(([id, { schema }]) => [id, schema])) as Entries<M>;

const partSchema = <F extends Fields>(fields: F): PartOf<F> => v.object({ ...schemasOf(fields), langs });

function assertWithinLimits(typeId: string, fields: Fields) {
  const count = Object.keys(fields).length;
  const { max } = limits.fieldsPerType;
  if (count > max) throw new Error(`The type "${typeId}" has ${count} fields; Contentful takes ${max}.`);
  for (const [id, { maxLength = 0, storage }] of Object.entries(fields))
    if (maxLength > maxTextLength(storage.type))
      throw new Error(`"${typeId}.${id}" may be longer than Contentful takes.`);
}
