import { limitedNames, limits, type ContactErrorCode } from '../../../shared/contact-fields.ts';
import type { ContactField } from '../../../shared/contact-request.ts';
import { interpolate } from '../../../shared/interpolate.ts';
import { formatNumber } from '../../../shared/languages.ts';
import { useContent } from '../../content/use-content.ts';
import { useLanguage } from '../../routing/use-language.ts';

type CamelCase<Code extends string> = Code extends `${infer Head}_${infer Tail}`
  ? `${Head}${Capitalize<CamelCase<Tail>>}`
  : Code;

/** `nameRequired` has the text of the code `name_required`. */
type MessageName = CamelCase<Exclude<ContactErrorCode, 'invalid'>>;

type FormatError = (field: ContactField, code: ContactErrorCode) => string;

export function useErrorMessage(): FormatError {
  const messages = useContent('formMessages');
  const labels = useContent('contactForm');
  const language = useLanguage();
  return (field, code) => {
    if (code === 'invalid') return messages.failed;
    const name = code.replaceAll(/_(.)/g, (_, letter: string) => letter.toUpperCase());
    // The content may lack `emailRequired`.
    const template = messages[name as MessageName] ?? messages.emailInvalid;
    const limitedField = limitedNames.find((each) => each === field);
    if (code !== 'too_long' || !limitedField) return template;
    return interpolate(template, {
      field: labels[limitedField],
      most: formatNumber(language, limits[limitedField].max),
    });
  };
}
