import applyWorker from './apply-worker.ts?worker&url';
import askWorker from './ask-worker.ts?worker&url';
import { trustedScriptUrl } from '../../../lib/trusted-types.ts';
import type { ContentOrigin } from '../../page-data.ts';
import type { LiveConfig } from '../delivery/live-config.ts';
import type { Applied, ChangesToApply, SyncState } from './apply-changes.ts';
import type { NewerAnswer, NewerQuestion } from './ask-for-changes.ts';

/** Rejects when the worker fails or `signal` ends it. */
async function runInWorker<Answer>(address: string, question: unknown, signal: AbortSignal): Promise<Answer> {
  signal.throwIfAborted();
  return new Promise<Answer>((resolve, reject) => {
    const worker = new Worker(trustedScriptUrl(address), { type: 'module' });
    function end() {
      worker.terminate();
      reject(new Error('The worker has ended.'));
    }
    worker.addEventListener('message', ({ data }: MessageEvent<Answer>) => {
      resolve(data);
      end();
    });
    worker.addEventListener('error', (event) => {
      event.preventDefault();
      end();
    });
    signal.addEventListener('abort', end);
    worker.postMessage(question);
  });
}

export type UpdateCheck = { config: LiveConfig; origin: ContentOrigin; syncState: SyncState | undefined };

export type UpdateResult = { kind: 'unchanged' } | Applied;

/**
 * Asks whether anything is newer than what the page shows and, only then, makes the whole content of it. In workers the
 * page's thread stays free, and failed requests stay out of the page's console. Never rejects: whatever is wrong, the page
 * stays as it is, which was complete before.
 */
export async function runUpdateCheck(check: UpdateCheck, signal: AbortSignal): Promise<UpdateResult> {
  const { config, origin, syncState } = check;
  const question: NewerQuestion = { config, token: syncState?.token ?? origin.token };
  try {
    const answer = await runInWorker<NewerAnswer>(askWorker, question, signal);
    if (answer.kind !== 'changed') return answer;
    const toApply: ChangesToApply = { changes: answer.changes, origin, syncState };
    return await runInWorker<Applied>(applyWorker, toApply, signal);
  } catch {
    return { kind: 'failed' };
  }
}
