import { createContext, useMemo, type ReactNode } from 'react';
import { clinicClock } from '../../shared/clock.ts';
import { OpeningStateProvider } from './hours/opening-state.tsx';
import type { PageData } from './page/page-data.ts';
import type { NewerContent } from './use-newer-content.ts';

export const ContentContext = createContext<PageData | undefined>(undefined);

type ContentProviderProps = { data: PageData; newer: NewerContent | undefined; children: ReactNode };

export function ContentProvider({ data, newer, children }: ContentProviderProps) {
  const shown = useMemo(() => newer?.refreshPage(data, newer.contents) ?? data, [data, newer]);
  return (
    <ContentContext value={shown}>
      <OpeningStateProvider hours={shown.groups.openingHours} clock={shown.clock ?? clinicClock}>
        {children}
      </OpeningStateProvider>
    </ContentContext>
  );
}
