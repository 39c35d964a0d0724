import { checkForUpdates, type UpdateCheck } from '../content/contentful/live/check-for-updates.ts';

/** A worker that answers in the test's own process, where msw sees its requests; ended, it says nothing more. */
export class InProcessWorker extends EventTarget {
  static readonly ended: InProcessWorker[] = [];
  #isEnded = false;

  async postMessage(check: UpdateCheck) {
    const data = await checkForUpdates(check);
    if (!this.#isEnded) this.dispatchEvent(new MessageEvent('message', { data }));
  }

  terminate() {
    this.#isEnded = true;
    InProcessWorker.ended.push(this);
  }
}
