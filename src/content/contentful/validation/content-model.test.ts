import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { date, fileSchema } from '../../schema/fields.ts';
import { entrySchemas } from '../../site-content.ts';
import { embeddedSpace } from '../embedded-space.ts';
import type { Field, FieldType } from '../space.ts';

type AnySchema = {
  readonly type: string;
  readonly entries?: Readonly<Record<string, AnySchema>>;
  readonly wrapped?: AnySchema;
  readonly item?: AnySchema;
  readonly options?: readonly string[];
};
const schemas: [string, AnySchema][] = Object.entries(entrySchemas);
const contentTypes = new Map(
  embeddedSpace.contentTypes.map((contentType) => [contentType.sys.id, contentType]),
);

function fieldsOf(id: string): Field[] {
  return contentTypes.get(id)?.fields ?? [];
}

/** What the schema of a field asks of the content model, in the words of `describeField`. */
function describeSchema(schema: AnySchema): string {
  if (schema.wrapped) return describeSchema(schema.wrapped);
  if (schema.item) return `list of ${describeSchema(schema.item)}`;
  if (schema === fileSchema) return 'asset';
  if (schema === date) return 'date';
  if (schema.entries) {
    // A schema that keeps only part of a linked entry names the fields it keeps.
    const kept = Object.keys(schema.entries);
    const linked =
      schemas.find(([, other]) => other === schema) ??
      schemas.find(([, other]) => kept.every((field) => other.entries && field in other.entries));
    return `entry ${linked?.[0]}`;
  }
  if (schema.options) return `one of ${schema.options.join(' ')}`;
  if (schema.type === 'boolean') return 'Boolean';
  return schema.type === 'number' ? 'number' : 'text';
}

function describeField({ type, linkType, validations }: FieldType, items?: FieldType): string {
  const find = (key: string) => validations.find((validation) => key in validation)?.[key];
  if (type === 'Array' && items) return `list of ${describeField(items)}`;
  if (type === 'Link') return linkType === 'Asset' ? 'asset' : `entry ${String(find('linkContentType'))}`;
  if (type === 'Date') return 'date';
  if (type === 'Integer' || type === 'Number') return 'number';
  const choices = find('in');
  if (Array.isArray(choices)) return `one of ${choices.join(' ')}`;
  return type === 'Symbol' || type === 'Text' ? 'text' : type;
}

test('the content model has exactly the content types of the schemas', () => {
  expect([...contentTypes.keys()].sort()).toEqual(Object.keys(entrySchemas).sort());
});

describe.each(schemas)('the content type %s', (id, schema) => {
  const fields = fieldsOf(id);
  const entries = Object.entries(schema.entries ?? {});

  test('has the fields of its schema, of the same kind', () => {
    expect(Object.fromEntries(fields.map((field) => [field.id, describeField(field, field.items)]))).toEqual(
      Object.fromEntries(entries.map(([field, fieldSchema]) => [field, describeSchema(fieldSchema)])),
    );
  });

  test('requires what its schema requires', () => {
    expect(Object.fromEntries(fields.map((field) => [field.id, field.required]))).toEqual(
      Object.fromEntries(entries.map(([field, fieldSchema]) => [field, fieldSchema.type !== 'optional'])),
    );
  });

  test('shows a short text of its own in the list of entries', () => {
    const { displayField } = contentTypes.get(id) ?? {};
    expect(fields.find((field) => field.id === displayField)?.type).toBe('Symbol');
  });

  test('explains every field to the editor, with the right letters', () => {
    const editor = embeddedSpace.editorInterfaces.find(
      (candidate) => candidate.sys.contentType.sys.id === id,
    );
    const helpSchema = v.array(
      v.object({ fieldId: v.string(), settings: v.object({ helpText: v.string() }) }),
    );
    const controls = v.parse(helpSchema, editor?.['controls']);
    expect(controls.map((control) => control.fieldId)).toEqual(fields.map((field) => field.id));
    expect(JSON.stringify([contentTypes.get(id), controls])).not.toMatch(/[şţŞŢ]/);
  });
});
