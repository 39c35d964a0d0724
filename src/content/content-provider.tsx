import { createContext, type ReactNode } from 'react';
import { clinicClock } from '../../shared/clock.ts';
import { OpeningStateProvider } from './opening-hours/opening-state.tsx';
import type { PageData } from './page-data.ts';
import { useRefreshed } from './use-refreshed.ts';

export const ContentContext = createContext<PageData | undefined>(undefined);

type ContentProviderProps = { data: PageData; children: ReactNode };

export function ContentProvider({ data, children }: ContentProviderProps) {
  const shown = useRefreshed(data);
  return (
    <ContentContext value={shown}>
      <OpeningStateProvider hours={shown.groups.openingHours} clock={shown.clock ?? clinicClock}>
        {children}
      </OpeningStateProvider>
    </ContentContext>
  );
}
