import type { ContactErrorCode } from '../../../shared/contact-fields.ts';
import type { SiteContent } from '../../model/site-content.ts';

type Messages = SiteContent['formMessages'];

type CamelCase<Code extends string> = Code extends `${infer Head}_${infer Tail}`
  ? `${Head}${Capitalize<CamelCase<Tail>>}`
  : Code;

type MessageName = CamelCase<Exclude<ContactErrorCode, 'invalid'>>;

/** The words of an error code: `name_required` is the text `nameRequired` of the content. */
export function errorText(
  code: ContactErrorCode | undefined,
  messages: Pick<Messages, MessageName | 'failed'>,
): string | undefined {
  if (!code) return undefined;
  // A field the visitor cannot see that is wrong is a failure of the site, not of theirs.
  if (code === 'invalid') return messages.failed;
  const name = code.replaceAll(/_(.)/g, (_, letter: string) => letter.toUpperCase());
  return messages[name as MessageName];
}
