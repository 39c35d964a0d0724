import { whenIdle } from '../../../lib/when-idle.ts';
import { readSession, writeSession } from '../../../lib/storage.ts';
import type { SyncState } from './apply-changes.ts';
import { runUpdateCheck } from './run-update-check.ts';
import { refreshConfigOf } from '../delivery/live-config.ts';
import type { NewerContent } from '../../newer-content.ts';
import type { ContentOrigin } from '../../page-data.ts';
import { whenFormIdle } from './when-form-idle.ts';

export { toPageData } from '../../page-content.ts';
export { refreshPage } from '../../refresh-page.ts';

/** Milliseconds an answer holds: within them neither another page nor coming back to the tab asks again. */
const checkInterval = 5 * 60_000;
const checkedKey = 'content-unchanged';

/** The event on `window` that carries the findings in new content, for whoever watches over the site. */
export const findingsEvent = 'contentfindings';

type LiveWatchOptions = {
  origin: ContentOrigin;
  onNewer: (newer: NewerContent) => void;
};

export type LiveWatch = {
  ask: () => void;
  stop: () => void;
};

function isReload(): boolean {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return navigation?.type === 'reload';
}

/** When an earlier page of the visit, from the same build, was told that nothing is newer. */
function lastCheckTime(space: string): number {
  const [time, ofSpace] = readSession(checkedKey)?.split(' ') ?? [];
  return ofSpace === space && !isReload() ? Number(time) : 0;
}

export function watchForNewer({ origin, onNewer }: LiveWatchOptions): LiveWatch | undefined {
  const config = refreshConfigOf(import.meta.env);
  if (!config) return undefined;
  let checkedAt = lastCheckTime(origin.space);
  let syncState: SyncState | undefined;
  let checking = false;
  let cancelCheck = () => {};
  let endWaiting = () => {};

  const checkNow = async (signal: AbortSignal) => {
    const result = await runUpdateCheck({ config, origin, syncState }, signal);
    if (signal.aborted) return;
    checking = false;
    checkedAt = Date.now();
    if (result.kind === 'unchanged' && !syncState) writeSession(checkedKey, `${checkedAt} ${origin.space}`);
    if (result.kind !== 'newer') return;
    ({ syncState } = result);
    if (result.findings.length > 0) {
      window.dispatchEvent(new CustomEvent(findingsEvent, { detail: result.findings }));
    }
    endWaiting();
    endWaiting = whenFormIdle(() => onNewer(result.newer));
  };

  function ask() {
    cancelCheck();
    if (document.visibilityState === 'hidden' || Date.now() - checkedAt < checkInterval) return;
    const controller = new AbortController();
    checking = true;
    const cancelWait = whenIdle(() => void checkNow(controller.signal));
    cancelCheck = () => {
      checking = false;
      cancelWait();
      controller.abort();
    };
  }

  function checkWhenVisible() {
    if (!checking) ask();
  }
  const leave = () => cancelCheck();
  document.addEventListener('visibilitychange', checkWhenVisible);
  window.addEventListener('pagehide', leave);

  function stop() {
    cancelCheck();
    endWaiting();
    document.removeEventListener('visibilitychange', checkWhenVisible);
    window.removeEventListener('pagehide', leave);
  }

  return { ask, stop };
}
