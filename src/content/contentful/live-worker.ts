import { answerQuestion, type Question } from './answer-question.ts';

/** The worker's one message: a question. It answers with one message, and the page ends it. */
self.addEventListener('message', async ({ data }: MessageEvent<Question>) => {
  self.postMessage(await answerQuestion(data));
});
