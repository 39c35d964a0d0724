import type * as v from 'valibot';
import { contentTypeOf } from '../../model/content-model.ts';
import type { Field } from '../../model/define/model-field.ts';
import { problem, decodeProblem, problemMessage, type Problem } from '../../model/define/problems.ts';

export type Place = {
  /** Entry id; empty if the space lacks the entry. */
  entry: string;
  contentType: string;
  /** Field id; empty if the finding is about the whole entry. */
  field: string;
  locale: string;
  index?: number;
};

/** `written` is the invalid value as JSON, cut off after 80 characters. */
export type ContentFinding = Problem & { place: Place; written?: string };

/** Returns `Preț › Prețul [ro] (price-surgery-01): …`, with the display names that editors see. */
export function formatFinding({ place, written, ...found }: ContentFinding): string {
  const { entry, contentType, field, locale, index } = place;
  const type = contentTypeOf(contentType);
  const typeName = type?.name ?? contentType;
  const fieldName = type?.fields[field]?.name ?? field;
  const name = field ? `${typeName} › ${fieldName}` : typeName;
  const id = entry ? ` (${entry})` : '';
  const item = index === undefined ? '' : `Item ${index + 1}: `;
  const value = written ? `${written}: ` : '';
  return `${name} [${locale}]${id}: ${item}${value}${problemMessage(found, 'en')}`;
}

export function formatFindingInRomanian({ place: { index }, ...found }: ContentFinding): string {
  const item = index === undefined ? '' : `Rândul ${index + 1}: `;
  return `${item}${problemMessage(found, 'ro')}`;
}

export function missingProblem({ storage, part }: Field): Problem {
  if (storage.type === 'Array') return problem('listEmpty');
  if (storage.linkType === 'Asset') return problem('missingFile');
  return part ? problem('missingInPart', { part }) : problem('missing');
}

function shortJson(value: unknown): string {
  const json = JSON.stringify(value);
  return json.length > 80 ? `${json.slice(0, 80)}…` : json;
}

type IssueContext = { field: Field; index: unknown; value: unknown };

/** The model's schemas encode a problem in the message of an issue; Valibot's own messages have none. */
export function issueFinding(
  issue: v.BaseIssue<unknown>,
  { field, index, value }: IssueContext,
  place: Place,
): ContentFinding {
  const isItem = Array.isArray(value) && typeof index === 'number';
  const written: unknown = isItem ? value[index] : value;
  const wrongType = problem(field.storage.type === 'Array' ? 'notAList' : 'notAText');
  const found = decodeProblem(issue.message) ?? (written === undefined ? missingProblem(field) : wrongType);
  const isShown = written !== undefined && written !== '' && typeof written !== 'object';
  return {
    ...found,
    place: isItem ? { ...place, index } : place,
    ...(isShown && { written: shortJson(written) }),
  };
}
