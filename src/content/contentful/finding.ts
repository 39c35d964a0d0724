/** Something in the space that keeps a text or a picture from the site. */
export type Finding = {
  /** Entry id; empty when the space lacks the entry altogether. */
  entry: string;
  contentType: string;
  /** Field id; empty when the finding is about the entry as a whole. */
  field: string;
  locale: string;
  /** What is wrong, and what to write instead. */
  message: string;
};

/** Where a finding is. */
export type Place = Omit<Finding, 'message'>;

/** A finding in one line. */
export function findingLine({ entry, contentType, field, locale, message }: Finding): string {
  return `${entry || '(no entry)'} (${contentType}) ${field || '(whole entry)'} [${locale}]: ${message}`;
}
