import type { Language } from '../../../shared/languages.ts';
import './header.css';

const flags = import.meta.glob<string>('/static/flags/*.svg', {
  query: '?url',
  import: 'default',
  eager: true,
});

const flagUrl = (language: Language) => flags[`/static/flags/${language}.svg`];

export const hasFlag = (language: Language) => flagUrl(language) !== undefined;

export function Flag({ language }: { language: Language }) {
  const flag = flagUrl(language);
  if (flag) return <img className="flag" src={flag} width={36} height={24} alt="" loading="lazy" />;
  return (
    <span className="flag flag--code" aria-hidden="true">
      {language.toUpperCase()}
    </span>
  );
}
