import { contentTypeOf } from '../../model/content-model.ts';

export type Finding = {
  /** Entry id; empty when the space lacks the entry altogether. */
  entry: string;
  contentType: string;
  /** Field id; empty when the finding is about the entry as a whole. */
  field: string;
  locale: string;
  message: string;
};

export type Place = Omit<Finding, 'message'>;

/** As an editor finds the place: `Preț › Prețul [ro] (price-surgery-01): …`. */
export function findingLine({ entry, contentType, field, locale, message }: Finding): string {
  const type = contentTypeOf(contentType);
  const names = [type?.name ?? contentType, ...(field ? [type?.fields[field]?.name ?? field] : [])];
  return `${names.join(' › ')} [${locale}] (${entry || 'no entry'}): ${message}`;
}
