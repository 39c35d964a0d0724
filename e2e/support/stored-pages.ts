import type { PageFile } from '../../src/content/page/page-files.ts';
import { offlinePath, offlineRoutes, pageFilePath, pathTo } from '../../src/routing/routes.ts';
import { languages, type Language } from './site.ts';

type Stored = { documents: string[]; pageFiles: string[] };

/** The addresses that the service worker stores after a visit to `path`. */
export function storedAfter(language: Language, path: string): Stored {
  const documents = languages.map(offlinePath);
  const pages = [...offlineRoutes.map((route) => pathTo({ route }, language)), ...documents, path];
  return { documents, pageFiles: pages.map(pageFilePath) };
}

/** Returns whether the service worker has cached the pages and every file that they load. Runs in the page. */
export async function isStored({ documents, pageFiles }: Stored): Promise<boolean> {
  const readPageFile = async (address: string) =>
    (await (await caches.match(address))?.json()) as PageFile | undefined;
  const contents = await Promise.all(pageFiles.map(readPageFile));
  const loadedFiles = contents.flatMap((page) => page?.files ?? []);
  const cached = await Promise.all([...documents, ...loadedFiles].map((address) => caches.match(address)));
  return contents.every(Boolean) && cached.every(Boolean);
}
