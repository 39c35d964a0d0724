import { trustedScriptUrl } from '../../lib/trusted-types.ts';
import type { SiteContents } from '../../model/site-content.ts';
import { toPageData, refreshPage } from '../page/page-content.ts';
import { refreshConfigOf } from '../source/live-config.ts';
import workerUrl from './newer-worker.ts?worker&url';
import type { NewerContentRequest } from './read-newer.ts';

/** Returns content newer than the build, with the code that displays it, once no form is in use. */
export async function fetchNewerContent(builtFrom: string | undefined) {
  const config = refreshConfigOf(import.meta.env);
  const contents = config && (await readInWorker({ config, builtFrom }));
  if (!contents) return undefined;
  await waitWhileFormIsUsed();
  return { contents, toPageData, refreshPage };
}

/** Runs in a worker, since checking and mapping a space would block the main thread. */
function readInWorker(request: NewerContentRequest): Promise<SiteContents | undefined> {
  return new Promise((resolve) => {
    const worker = new Worker(trustedScriptUrl(workerUrl), { type: 'module' });
    const finish = (contents?: SiteContents) => {
      worker.terminate();
      resolve(contents);
    };
    worker.addEventListener('message', ({ data }: MessageEvent<SiteContents | undefined>) => finish(data));
    worker.addEventListener('error', (event) => {
      event.preventDefault();
      finish();
    });
    worker.postMessage(request);
  });
}

const pollIntervalMs = 1_000;

const usedFormSelector = 'form[aria-busy="true"], :is(input, textarea, select):focus';

async function waitWhileFormIsUsed(): Promise<void> {
  while (document.querySelector(usedFormSelector))
    await new Promise((resolve) => setTimeout(resolve, pollIntervalMs));
}
