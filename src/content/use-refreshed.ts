import { startTransition, useEffect, useMemo, useRef, useState } from 'react';
import type { Language } from '../language/languages.ts';
import { liveConfig } from './contentful/live-config.ts';
import { createLiveWatch, type LiveWatch } from './live-watch.ts';
import type { PageData } from './page-content.ts';
import { refreshPage } from './refresh-page.ts';
import type { SiteContent } from './site-content.ts';

/** Newer content, and the build it is newer than. */
type Newer = { space: string; content: Record<Language, SiteContent> };

/** The page's data, with newer content once the content service has some: on this page and on those visited next. */
export function useRefreshed(data: PageData): PageData {
  const [newer, setNewer] = useState<Newer>();
  const watch = useRef<LiveWatch | undefined>(undefined);
  const { origin, language } = data;

  useEffect(() => {
    const config = liveConfig();
    if (!origin || !config) return;
    const { space } = origin;
    const started = createLiveWatch({
      config,
      origin,
      onNewer: (content) => startTransition(() => setNewer({ space, content })),
    });
    watch.current = started;
    return started.stop;
    // A page of the same build has an equal origin of its own.
  }, [origin?.space, origin?.token]);

  useEffect(() => {
    watch.current?.ask();
  }, [origin?.space, origin?.token, language]);

  return useMemo(
    () =>
      newer && newer.space === data.origin?.space ? refreshPage(data, newer.content[data.language]) : data,
    [data, newer],
  );
}
