import { startTransition, useEffect, useMemo, useRef, useState } from 'react';
import type { LiveWatch } from './contentful/live/live-watch.ts';
import { rememberNewerContent, type NewerContent } from './newer-content.ts';
import type { PageData } from './page-data.ts';

type LiveWatchModule = typeof import('./contentful/live/live-watch.ts');

/** With what makes a page of it, which comes when there is something to look for. */
type Newer = NewerContent & Pick<LiveWatchModule, 'refreshPage'>;

export function useRefreshed(data: PageData): PageData {
  const [newer, setNewer] = useState<Newer>();
  const watch = useRef<LiveWatch | undefined>(undefined);
  const { language } = data;
  // A page of the same build has an equal origin of its own, which must not begin another watch.
  const space = data.origin?.space;
  const token = data.origin?.token;

  useEffect(() => {
    if (!space) return;
    let stopped = false;
    // A page that cannot look for newer content stays as it was built.
    const begin = ({ watchForNewer, refreshPage }: LiveWatchModule) => {
      if (stopped) return;
      const onNewer = (published: NewerContent) => {
        rememberNewerContent(published);
        startTransition(() => setNewer({ ...published, refreshPage }));
      };
      watch.current = watchForNewer({ origin: { space, token }, onNewer });
      watch.current?.ask();
    };
    import('./contentful/live/live-watch.ts').then(begin, () => undefined);
    return () => {
      stopped = true;
      watch.current?.stop();
      watch.current = undefined;
      rememberNewerContent(undefined);
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
