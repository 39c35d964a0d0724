import type * as v from 'valibot';
import type { Field } from '../../model/define/model-field.ts';

function whatToWrite({ storage }: Field): string {
  switch (storage.type) {
    case 'Array':
      return 'Add at least one.';
    case 'Link':
      return storage.linkType === 'Asset' ? 'Link a file.' : 'Link an entry.';
    case 'Integer':
      return 'Write a number.';
    default:
      return 'Write a text.';
  }
}

function shown(value: unknown): string {
  const json = JSON.stringify(value);
  return json.length > 80 ? `${json.slice(0, 80)}…` : json;
}

type Place = { field: Field; item: unknown; value: unknown };

export function issueMessage(issue: v.BaseIssue<unknown>, { field, item, value }: Place): string {
  const position = Array.isArray(value) && typeof item === 'number' ? item : undefined;
  const where = position === undefined ? '' : `Item ${position + 1}: `;
  const held = Array.isArray(value) && position !== undefined ? (value[position] as unknown) : value;

  if (held === undefined) return `${where}Nothing is written here. ${whatToWrite(field)}`;
  const hint = issue.message.startsWith('Invalid')
    ? `Write ${issue.expected ?? 'something else'} instead.`
    : issue.message;
  if (held === '' || typeof held === 'object') return where + hint;
  return `${where}${shown(held)} does not fit here. ${hint}`;
}
