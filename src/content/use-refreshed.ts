import { startTransition, useEffect, useMemo, useRef, useState } from 'react';
import type { LiveWatch } from './contentful/live/live-watch.ts';
import { rememberNewerPages, type NewerContent, type NewerPages } from './newer-content.ts';
import type { PageData } from './page-data.ts';

type LiveWatchModule = typeof import('./contentful/live/live-watch.ts');

export function useRefreshed(data: PageData): PageData {
  const [newer, setNewer] = useState<NewerPages>();
  const watch = useRef<LiveWatch | undefined>(undefined);
  const { language } = data;
  // A page of the same build has an equal origin of its own, which must not begin another watch.
  const space = data.origin?.space;
  const token = data.origin?.token;

  useEffect(() => {
    if (!space) return;
    let stopped = false;
    // A page that cannot look for newer content stays as it was built.
    const begin = ({ watchForNewer, toPageData, refreshPage }: LiveWatchModule) => {
      if (stopped) return;
      const onNewer = (published: NewerContent) => {
        const pages = { ...published, toPageData, refreshPage };
        rememberNewerPages(pages);
        startTransition(() => setNewer(pages));
      };
      watch.current = watchForNewer({ origin: { space, token }, onNewer });
      watch.current?.ask();
    };
    import('./contentful/live/live-watch.ts').then(begin, () => undefined);
    return () => {
      stopped = true;
      watch.current?.stop();
      watch.current = undefined;
      rememberNewerPages(undefined);
    };
  }, [space, token]);

  // In another language a check under way is started again, after the visitor's own page has loaded.
  useEffect(() => watch.current?.ask(), [space, token, language]);

  return useMemo(
    () =>
      newer && newer.origin.space === data.origin?.space ? newer.refreshPage(data, newer.content) : data,
    [data, newer],
  );
}
