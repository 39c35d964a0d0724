import { createContext, type ReactNode } from 'react';
import type { Language } from './languages.ts';

export const LanguageContext = createContext<Language | undefined>(undefined);

type LanguageProviderProps = { language: Language; children: ReactNode };

export function LanguageProvider({ language, children }: LanguageProviderProps) {
  return <LanguageContext value={language}>{children}</LanguageContext>;
}
