import type { Answer, Question } from './answer-question.ts';

/**
 * Asks the content service, in a worker: the page's thread stays free for the visitor, what the browser writes about a
 * failed request stays out of the page's console, and ending the worker ends its request at once. Never rejects; an
 * abort answers 'failed'.
 */
export function askLiveSource(question: Question, signal: AbortSignal): Promise<Answer> {
  return new Promise((resolve) => {
    if (signal.aborted) {
      resolve({ kind: 'failed' });
      return;
    }
    const worker = new Worker(new URL('./live-worker.ts', import.meta.url), { type: 'module' });
    function finish(answer: Answer) {
      worker.terminate();
      signal.removeEventListener('abort', fail);
      resolve(answer);
    }
    const fail = () => finish({ kind: 'failed' });
    worker.addEventListener('message', ({ data }: MessageEvent<Answer>) => finish(data));
    worker.addEventListener('error', (event) => {
      event.preventDefault();
      fail();
    });
    signal.addEventListener('abort', fail);
    worker.postMessage(question);
  });
}
