import type { Language } from '../../language/languages.ts';
import en from '/static/flags/en.svg';
import ro from '/static/flags/ro.svg';

const flags: Record<Language, string> = { ro, en };

type FlagProps = { language: Language };

export function Flag({ language }: FlagProps) {
  return <img src={flags[language]} width={36} height={24} alt="" loading="lazy" />;
}
