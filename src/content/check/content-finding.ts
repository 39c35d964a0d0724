import type * as v from 'valibot';
import { contentTypeOf } from '../../model/content-model.ts';
import type { Field } from '../../model/define/model-field.ts';

export type ContentFinding = {
  /** Entry id; empty when the space lacks the entry altogether. */
  entry: string;
  contentType: string;
  /** Field id; empty when the finding is about the entry as a whole. */
  field: string;
  locale: string;
  message: string;
};

export type Place = Omit<ContentFinding, 'message'>;

/** As an editor finds the place: `Preț › Prețul [ro] (price-surgery-01): …`. */
export function findingLine({ entry, contentType, field, locale, message }: ContentFinding): string {
  const type = contentTypeOf(contentType);
  const names = [type?.name ?? contentType, ...(field ? [type?.fields[field]?.name ?? field] : [])];
  return `${names.join(' › ')} [${locale}] (${entry || 'no entry'}): ${message}`;
}

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

function shortJson(value: unknown): string {
  const json = JSON.stringify(value);
  return json.length > 80 ? `${json.slice(0, 80)}…` : json;
}

type IssueContext = { field: Field; position: unknown; value: unknown };

export function issueMessage(issue: v.BaseIssue<unknown>, { field, position, value }: IssueContext): string {
  const isItem = Array.isArray(value) && typeof position === 'number';
  const where = isItem ? `Item ${position + 1}: ` : '';
  const written: unknown = isItem ? value[position] : value;

  if (written === undefined) return `${where}Nothing is written here. ${whatToWrite(field)}`;
  const hint = issue.message.startsWith('Invalid')
    ? `Write ${issue.expected ?? 'something else'} instead.`
    : issue.message;
  if (written === '' || typeof written === 'object') return where + hint;
  return `${where}${shortJson(written)} does not fit here. ${hint}`;
}
