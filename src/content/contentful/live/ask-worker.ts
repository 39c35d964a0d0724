import { askForChanges, type NewerQuestion } from './ask-for-changes.ts';

self.addEventListener('message', async ({ data }: MessageEvent<NewerQuestion>) => {
  self.postMessage(await askForChanges(data));
});
