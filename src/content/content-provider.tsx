import { createContext, type ReactNode } from 'react';
import type { PageData } from './page-content.ts';

export const ContentContext = createContext<PageData | undefined>(undefined);

type ContentProviderProps = { data: PageData; children: ReactNode };

export function ContentProvider({ data, children }: ContentProviderProps) {
  return <ContentContext value={data}>{children}</ContentContext>;
}
