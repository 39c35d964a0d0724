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

export function findingLine({ entry, contentType, field, locale, message }: Finding): string {
  return `${entry || '(no entry)'} (${contentType}) ${field || '(whole entry)'} [${locale}]: ${message}`;
}
