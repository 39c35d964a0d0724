import { answerQuestion, type Question } from '../content/contentful/answer-question.ts';

/** A worker that answers in the test's own process, where msw sees its requests; ended, it says nothing more. */
export class InProcessWorker extends EventTarget {
  static readonly ended: InProcessWorker[] = [];
  #isEnded = false;

  postMessage(question: Question) {
    void answerQuestion(question).then((data) => {
      if (!this.#isEnded) this.dispatchEvent(new MessageEvent('message', { data }));
    });
  }

  terminate() {
    this.#isEnded = true;
    InProcessWorker.ended.push(this);
  }
}
