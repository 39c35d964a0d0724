import { startTransition, useEffect, useState } from 'react';
import { savesData } from '../lib/saves-data.ts';
import { whenIdle } from '../lib/when-idle.ts';
import type { fetchNewer } from './live/fetch-newer.ts';

export type NewerContent = NonNullable<Awaited<ReturnType<typeof fetchNewer>>>;

/** What was published since the build, asked for once in a visit. Whatever fails, the site stays as it was built. */
export function useNewerContent(builtFrom: string | undefined): NewerContent | undefined {
  const [newer, setNewer] = useState<NewerContent>();
  useEffect(() => {
    if (!import.meta.env.VITE_CONTENTFUL_SPACE_ID || savesData()) return undefined;
    return whenIdle(() => {
      import('./live/fetch-newer.ts')
        .then((module) => module.fetchNewer(builtFrom))
        .then((found) => startTransition(() => setNewer(found)))
        .catch(() => undefined);
    });
  }, [builtFrom]);
  return newer;
}
