import type { ContentType } from './content-type.ts';
import type { Field, Storage } from './model-field.ts';
import { problemMessage } from './problems.ts';
import { allowedTags } from './markup.ts';

/** Returns the content type and its editor interface in the format of Contentful's management API. */
export function toContentful({ id, name, description, titleField, fields }: ContentType) {
  const fieldEntries = Object.entries(fields);
  return {
    contentType: {
      sys: { id, type: 'ContentType' },
      name,
      description,
      displayField: titleField,
      fields: fieldEntries.map(([field, definition]) => fieldOf(field, definition)),
    },
    editorInterface: {
      sys: {
        id: 'default',
        type: 'EditorInterface',
        contentType: { sys: { id, type: 'Link', linkType: 'ContentType' } },
      },
      controls: fieldEntries.map(([field, definition]) => controlOf(field, definition)),
    },
  };
}

function withMessages(validations: Storage['validations'] = []) {
  return validations.map(({ problem, ...validation }) => ({
    ...validation,
    message: problemMessage(problem, 'ro'),
  }));
}

function fieldOf(id: string, { name, storage, isLocalized, isRequired }: Field) {
  const { type, linkType, items, validations } = storage;
  return {
    id,
    name,
    type,
    ...(linkType && { linkType }),
    ...(items && { items: { ...items, validations: withMessages(items.validations) } }),
    localized: isLocalized,
    required: isRequired,
    disabled: false,
    omitted: false,
    validations: withMessages(validations),
  };
}

const htmlHelp = `Se scrie ca HTML: <a href="/ro/contact">. Etichete permise: ${allowedTags.join(' ')}. Altceva nu apare pe site; verificarea spune ce.`;

/** Contentful displays the values of a choice without labels, so the help text lists them. */
function helpOf({ help, options = {}, isHtml }: Field): string {
  const labels = Object.entries(options).map(([value, label]) => `${value} = ${label}`);
  const list = labels.length > 0 ? `${labels.join(', ')}.` : '';
  return [help, list, isHtml ? htmlHelp : ''].filter(Boolean).join(' ');
}

function controlOf(fieldId: string, field: Field) {
  return {
    fieldId,
    widgetId: field.storage.widget,
    widgetNamespace: 'builtin',
    settings: { helpText: helpOf(field), ...field.settings },
  };
}
