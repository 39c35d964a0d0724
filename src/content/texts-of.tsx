import type { ReactNode } from 'react';
import type { Language } from '../language/languages.ts';
import type { PageGroup } from './page-data.ts';
import { usePageData } from './use-content.ts';

/** The language in which most of a group is written. */
export function useTextLanguage(group: PageGroup): Language {
  const { language, textLanguages } = usePageData();
  return textLanguages?.[group] ?? language;
}

type TextsOfProps = {
  group: PageGroup;
  /** The language of what stands around, where that is not the page's own texts. */
  around?: Language;
  children: ReactNode;
};

/** Marks what shows the texts of a group where it is written in another language than what stands around. */
export function TextsOf({ group, around, children }: TextsOfProps) {
  const main = useTextLanguage(usePageData().mainGroup);
  const own = useTextLanguage(group);
  if (own === (around ?? main)) return children;
  return (
    <div className="texts-of" lang={own}>
      {children}
    </div>
  );
}
