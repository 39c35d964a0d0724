import type { Answer, Question } from './answer-question.ts';

/**
 * Asks the content service, in a worker: the page's thread stays free for the visitor, what the browser writes about a
 * failed request stays out of the page's console, and ending the worker ends its request at once. Never rejects; an
 * abort answers 'failed'.
 */
export function askLiveSource(question: Question, signal: AbortSignal): Promise<Answer> {
  return new Promise<Answer>((resolve, reject) => {
    signal.throwIfAborted();
    const worker = new Worker(new URL('./live-worker.ts', import.meta.url), { type: 'module' });
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
  }).catch((): Answer => ({ kind: 'failed' }));
}
