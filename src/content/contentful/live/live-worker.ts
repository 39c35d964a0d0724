import { checkForUpdates, type UpdateCheck } from './check-for-updates.ts';

/** The worker's one message: a question. It answers with one message, and the page ends it. */
self.addEventListener('message', async ({ data }: MessageEvent<UpdateCheck>) => {
  self.postMessage(await checkForUpdates(data));
});
