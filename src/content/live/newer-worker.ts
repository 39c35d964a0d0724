import { siteFilesPath, type SiteFiles } from '../source/site-files.ts';
import { readNewer, type NewerQuestion } from './read-newer.ts';

const fetchSiteFiles = async () => (await (await fetch(siteFilesPath)).json()) as SiteFiles;

self.addEventListener('message', async ({ data }: MessageEvent<NewerQuestion>) => {
  self.postMessage(await readNewer(data, fetchSiteFiles).catch(() => undefined));
});
