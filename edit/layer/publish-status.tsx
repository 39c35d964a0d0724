import { useCallback, useEffect, useState } from 'react';
import type { FieldPlace } from '../places.ts';
import type { Progress, SiteState } from '../publish/deployed-version.ts';
import { post } from './post.ts';
import { PublishPanel } from './publish-panel.tsx';

const pollIntervalMs = 10_000;

/** The tests and a deploy take less time, so after these minutes something has failed. */
const maxDeployMinutes = 90;

/** The bar's message for a deploy by hand, and if no site is known. */
export const byHandMessage = 'Ce ați publicat îl duce la vizitatori cine administrează site-ul.';

function describeSite(
  { origin, isPreview, isByHand, isReachable, since }: SiteState,
  minutesAgo: number,
): string {
  if (since && isPreview) return `Previzualizarea (${origin}) arată din ${since} ce ați publicat.`;
  if (since) return `Vizitatorii văd din ${since} ce ați publicat.`;
  if (isByHand) return byHandMessage;
  if (!isReachable) return `Ați publicat, dar ${origin} nu răspunde: nu se știe ce văd vizitatorii.`;
  if (minutesAgo >= maxDeployMinutes) {
    return `Ce ați publicat nu se vede încă pe ${origin}: întrebați cine administrează site-ul.`;
  }
  return isPreview
    ? `Ce ați publicat ajunge curând la previzualizare (${origin}).`
    : 'Ce ați publicat este pe drum către vizitatori.';
}

/** Returns the progress of the last publication in sentences; empty if no site is known. */
export function describeProgress(progress: Progress | undefined): string {
  if (progress?.kind !== 'published') return '';
  return [...new Set(progress.sites.map((site) => describeSite(site, progress.minutesAgo)))].join(' ');
}

const isDeployPending = (progress: Progress | undefined) =>
  progress?.kind === 'published' && progress.sites.some(({ since, isByHand }) => !since && !isByHand);

export function useProgress() {
  const [progress, setProgress] = useState<Progress>();
  // After a failed request the last known progress stays.
  const refresh = useCallback(async () => {
    const received = await post<Progress>('/progress').catch(() => undefined);
    if (received) setProgress(received);
    return received && describeProgress(received);
  }, []);
  useEffect(() => void refresh(), [refresh]);
  useEffect(() => {
    if (!isDeployPending(progress)) return undefined;
    const timer = setTimeout(() => void refresh(), pollIntervalMs);
    return () => clearTimeout(timer);
  }, [progress, refresh]);
  return { kind: progress?.kind, message: describeProgress(progress), refresh };
}

type PublishButtonProps = {
  /** Undefined until the server has responded; the button is disabled until then. */
  kind: Progress['kind'] | undefined;
  onOpen: (place: FieldPlace) => void;
  onPublished: () => void;
};

export function PublishButton({ kind, onOpen, onPublished }: PublishButtonProps) {
  const [isPublishing, setPublishing] = useState(false);
  return (
    <>
      <button
        type="button"
        className={kind === 'unpublished' ? 'edit-main' : undefined}
        disabled={!kind}
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
            onPublished();
          }}
        />
      )}
    </>
  );
}
