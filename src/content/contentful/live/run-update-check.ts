import type { UpdateResult, UpdateCheck } from './check-for-updates.ts';

/** In a worker the page's thread stays free, and failed requests stay out of the page's console. Never rejects. */
export function runUpdateCheck(check: UpdateCheck, signal: AbortSignal): Promise<UpdateResult> {
  return new Promise<UpdateResult>((resolve, reject) => {
    signal.throwIfAborted();
    const worker = new Worker(new URL('./live-worker.ts', import.meta.url), { type: 'module' });
    function end() {
      worker.terminate();
      reject(new Error('The worker has ended.'));
    }
    worker.addEventListener('message', ({ data }: MessageEvent<UpdateResult>) => {
      resolve(data);
      end();
    });
    worker.addEventListener('error', (event) => {
      event.preventDefault();
      end();
    });
    signal.addEventListener('abort', end);
    worker.postMessage(check);
  }).catch((): UpdateResult => ({ kind: 'failed' }));
}
