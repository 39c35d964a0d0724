import type { ContentType } from './content-type.ts';
import type { Field, Storage } from './model-field.ts';

function fieldOf(id: string, { name, storage, isLocalized, isRequired }: Field) {
  const { type, linkType, items, validations = [] }: Storage = storage;
  const kind = { type, ...(linkType && { linkType }), ...(items && { items }) };
  const state = { localized: isLocalized, required: isRequired, disabled: false, omitted: false };
  return { id, name, ...kind, ...state, validations };
}

function controlOf(fieldId: string, { widget, help, settings }: Field) {
  return {
    fieldId,
    widgetId: widget,
    widgetNamespace: 'builtin',
    settings: { helpText: help, ...settings },
  };
}

export function toContentful({ id, name, description, titleField, fields }: ContentType) {
  const all = Object.entries(fields);
  return {
    contentType: {
      sys: { id, type: 'ContentType' },
      name,
      description,
      displayField: titleField,
      fields: all.map(([field, definition]) => fieldOf(field, definition)),
    },
    editorInterface: {
      sys: {
        id: 'default',
        type: 'EditorInterface',
        contentType: { sys: { id, type: 'Link', linkType: 'ContentType' } },
      },
      controls: all.map(([field, definition]) => controlOf(field, definition)),
    },
  };
}
