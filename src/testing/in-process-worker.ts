import { answerQuestion, type Question } from '../content/contentful/answer-question.ts';

/** A worker that answers in the test's own process, where msw sees its requests; ended, it says nothing more. */
export class InProcessWorker extends EventTarget {
  static readonly ended: InProcessWorker[] = [];
  #isEnded = false;

  async postMessage(question: Question) {
    const data = await answerQuestion(question);
    if (!this.#isEnded) this.dispatchEvent(new MessageEvent('message', { data }));
  }

  terminate() {
    this.#isEnded = true;
    InProcessWorker.ended.push(this);
  }
}
