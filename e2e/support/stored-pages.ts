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
  const areThere = async (addresses: string[]) =>
    (await Promise.all(addresses.map((address) => caches.match(address)))).every(Boolean);
  const answers = await Promise.all(pageFiles.map((file) => caches.match(file)));
  const read = await Promise.all(
    answers.map(async (answer) => (await answer?.json()) as PageFile | undefined),
  );
  return read.every(Boolean) && areThere([...documents, ...read.flatMap((file) => file?.files ?? [])]);
}
