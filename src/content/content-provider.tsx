import { createContext, startTransition, useEffect, useMemo, useState, type ReactNode } from 'react';
import { clinicClock } from '../../shared/clock.ts';
import { prefersReducedData } from '../lib/visitor-preferences.ts';
import { whenIdle } from '../lib/when-idle.ts';
import { OpeningStateProvider } from './hours/opening-state.tsx';
import type { fetchNewerContent } from './live/fetch-newer.ts';
import type { PageData } from './page/page-data.ts';

export const ContentContext = createContext<PageData | undefined>(undefined);

export type NewerContent = NonNullable<Awaited<ReturnType<typeof fetchNewerContent>>>;

type ContentProviderProps = { data: PageData; newer: NewerContent | undefined; children: ReactNode };

export function ContentProvider({ data, newer, children }: ContentProviderProps) {
  const current = useMemo(() => newer?.refreshPage(data, newer.contents) ?? data, [data, newer]);
  return (
    <ContentContext value={current}>
      <OpeningStateProvider hours={current.groups.openingHours} clock={current.clock ?? clinicClock}>
        {children}
      </OpeningStateProvider>
    </ContentContext>
  );
}

/** Loads newer content once per document. After a failure the site shows the content of the build. */
export function useNewerContent(builtFrom: string | undefined): NewerContent | undefined {
  const [newer, setNewer] = useState<NewerContent>();
  useEffect(() => {
    if (!import.meta.env.VITE_CONTENTFUL_SPACE_ID || prefersReducedData()) return undefined;
    return whenIdle(() => {
      import('./live/fetch-newer.ts')
        .then((module) => module.fetchNewerContent(builtFrom))
        .then((found) => startTransition(() => setNewer(found)))
        .catch(() => undefined);
    });
  }, [builtFrom]);
  return newer;
}
