import { whenIdle } from '../lib/when-idle.ts';
import { readSession, writeSession } from '../lib/storage.ts';
import type { Known } from './contentful/answer-question.ts';
import { askLiveSource } from './contentful/ask-live-source.ts';
import type { LiveConfig } from './contentful/live-config.ts';
import { refreshConfigOf } from './contentful/refresh-config.ts';
import type { NewerContent } from './newer-content.ts';
import type { ContentOrigin } from './page-content.ts';
import { whenVisitorRests } from './visitor-rests.ts';

/** Milliseconds an answer holds: within them neither another page nor coming back to the tab asks again. */
const answerHolds = 5 * 60_000;
const answerKey = 'content-unchanged';

/** The event on `window` that carries the findings in new content, for whoever watches over the site. */
export const findingsEvent = 'contentfindings';

type LiveWatchOptions = {
  config: LiveConfig;
  origin: ContentOrigin;
  /** Called with newer content at a moment that suits the visitor. */
  onNewer: (newer: NewerContent) => void;
};

export type LiveWatch = {
  /** Ends a question under way and asks unless the last answer still holds. */
  ask: () => void;
  stop: () => void;
};

function isReload(): boolean {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return navigation?.type === 'reload';
}

/** When an earlier page of the visit, from the same build, was told that nothing is newer. */
function rememberedAnswer(space: string): number {
  const [time, ofSpace] = readSession(answerKey)?.split(' ') ?? [];
  return ofSpace === space && !isReload() ? Number(time) : 0;
}

/** Watches one space for content newer than what the page was built from, for as long as the page is open. */
export function createLiveWatch({ config, origin, onNewer }: LiveWatchOptions): LiveWatch {
  let answeredAt = rememberedAnswer(origin.space);
  let known: Known | undefined;
  let asking = false;
  let endQuestion = () => {};
  let endWaiting = () => {};

  async function askNow(signal: AbortSignal) {
    const answer = await askLiveSource({ config, origin, known }, signal);
    if (signal.aborted) return;
    asking = false;
    answeredAt = Date.now();
    if (answer.kind === 'unchanged' && !known) writeSession(answerKey, `${answeredAt} ${origin.space}`);
    if (answer.kind !== 'newer') return;
    ({ known } = answer);
    if (answer.findings.length > 0) {
      window.dispatchEvent(new CustomEvent(findingsEvent, { detail: answer.findings }));
    }
    endWaiting();
    endWaiting = whenVisitorRests(() => onNewer(answer.newer));
  }

  function ask() {
    endQuestion();
    if (document.visibilityState === 'hidden' || Date.now() - answeredAt < answerHolds) return;
    const question = new AbortController();
    asking = true;
    const notYet = whenIdle(() => void askNow(question.signal));
    endQuestion = () => {
      asking = false;
      notYet();
      question.abort();
    };
  }

  function askWhenBack() {
    if (!asking) ask();
  }
  const leave = () => endQuestion();
  document.addEventListener('visibilitychange', askWhenBack);
  window.addEventListener('pagehide', leave);

  function stop() {
    endQuestion();
    endWaiting();
    document.removeEventListener('visibilitychange', askWhenBack);
    window.removeEventListener('pagehide', leave);
  }

  return { ask, stop };
}

/** Watches the space the site is configured to look at; undefined when it is configured to look at none. */
export function watchSite(options: Omit<LiveWatchOptions, 'config'>): LiveWatch | undefined {
  const config = refreshConfigOf(import.meta.env);
  return config && createLiveWatch({ ...options, config });
}
