import { applyChanges, type ChangesToApply } from '../content/contentful/live/apply-changes.ts';
import { askForChanges, type NewerQuestion } from '../content/contentful/live/ask-for-changes.ts';

/** A worker that answers in the test's own process, where msw sees its requests; ended, it says nothing more. */
export class InProcessWorker extends EventTarget {
  static readonly ended: InProcessWorker[] = [];
  #isEnded = false;

  async postMessage(question: NewerQuestion | ChangesToApply) {
    const data = await ('changes' in question ? applyChanges(question) : askForChanges(question));
    if (!this.#isEnded) this.dispatchEvent(new MessageEvent('message', { data }));
  }

  terminate() {
    this.#isEnded = true;
    InProcessWorker.ended.push(this);
  }
}
