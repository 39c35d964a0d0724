import { useContent } from '../../content/use-content.ts';
import { useLanguage } from '../../language/use-language.ts';
import { wordingOf, type Wording } from './wording.ts';

export function useWording(): Wording {
  const texts = useContent('familyEstimate');
  const { currency } = useContent('general');
  return wordingOf(texts, currency, useLanguage());
}
