import { applyChanges, type ChangesToApply } from './apply-changes.ts';

self.addEventListener('message', async ({ data }: MessageEvent<ChangesToApply>) => {
  self.postMessage(await applyChanges(data));
});
