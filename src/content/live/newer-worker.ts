/** Web worker of `fetch-newer.ts`; posts newer content, or undefined if there is none or it cannot be read. */
import { siteFilesPath, type SiteFiles } from '../source/site-files.ts';
import { readNewerContent, type NewerContentRequest } from './read-newer.ts';

const fetchSiteFiles = async () => (await (await fetch(siteFilesPath)).json()) as SiteFiles;

self.addEventListener('message', async ({ data }: MessageEvent<NewerContentRequest>) => {
  self.postMessage(await readNewerContent(data, fetchSiteFiles).catch(() => undefined));
});
