import { readNewer, type NewerQuestion } from './read-newer.ts';

self.addEventListener('message', async ({ data }: MessageEvent<NewerQuestion>) => {
  self.postMessage(await readNewer(data).catch(() => undefined));
});
