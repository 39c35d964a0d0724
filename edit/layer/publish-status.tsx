import { useCallback, useEffect, useState } from 'react';
import type { FieldPlace } from '../places.ts';
import type { Progress } from '../publish/deployed-version.ts';
import { post } from './post.ts';
import { PublishPanel } from './publish-panel.tsx';

const askAgainMs = 10_000;

/** Tests and a deploy take less. */
const longMinutes = 90;

function inWords(progress: Progress | undefined): string {
  if (progress?.kind !== 'published') return '';
  const { sites, minutes } = progress;
  if (sites.length === 0) return 'Publicat. Cine administrează site-ul îl duce la vizitatori.';
  const inSite = sites.map(({ origin, isPreview, answers, since }) => {
    const who = isPreview ? `previzualizarea (${origin})` : 'vizitatorii';
    if (since) return isPreview ? `${who} îl arată din ${since}` : `${who} îl văd din ${since}`;
    if (!answers) return `${origin} nu răspunde, așa că nu se știe ce văd vizitatorii`;
    if (minutes < longMinutes) return `pe drum către ${who}`;
    return `nu a ajuns la ${who}: întrebați cine administrează site-ul`;
  });
  return `Publicat: ${inSite.join('; ')}.`;
}

const isOnTheWay = (progress: Progress | undefined) =>
  progress?.kind === 'published' && progress.sites.some(({ since }) => !since);

/** The button of the bar, and the progress of the last publication. */
export function PublishStatus({ onOpen }: { onOpen: (place: FieldPlace) => void }) {
  const [progress, setProgress] = useState<Progress>();
  const [isPublishing, setPublishing] = useState(false);
  // Another message of the bar tells that the server does not answer.
  const ask = useCallback(() => void post<Progress>('/progress').then(setProgress, () => undefined), []);
  useEffect(ask, [ask]);
  useEffect(() => {
    if (!isOnTheWay(progress)) return undefined;
    const timer = setTimeout(ask, askAgainMs);
    return () => clearTimeout(timer);
  }, [progress, ask]);
  if (!progress || progress.kind === 'live') return null;
  return (
    <>
      <span role="status">{inWords(progress)}</span>
      <button
        type="button"
        className={progress.kind === 'unpublished' ? 'edit-main' : undefined}
        onClick={() => setPublishing(true)}
      >
        Publicați
      </button>
      {isPublishing && (
        <PublishPanel
          onOpen={(place) => {
            setPublishing(false);
            onOpen(place);
          }}
          onClose={() => setPublishing(false)}
          onPublished={() => {
            setPublishing(false);
            ask();
          }}
        />
      )}
    </>
  );
}
