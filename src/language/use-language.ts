import { useContext } from 'react';
import { LanguageContext } from './language-provider.tsx';
import type { Language } from './languages.ts';

export function useLanguage(): Language {
  const language = useContext(LanguageContext);
  if (!language) throw new Error('useLanguage needs a LanguageProvider above it.');
  return language;
}
