import { checkForUpdates, type UpdateCheck } from './check-for-updates.ts';

self.addEventListener('message', async ({ data }: MessageEvent<UpdateCheck>) => {
  self.postMessage(await checkForUpdates(data));
});
