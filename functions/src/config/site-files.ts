import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SiteFacts } from '../../../shared/site-facts.ts';

/** The build writes the prerendered pages beside the functions' bundle. */
export const pagesFolder = join(import.meta.dirname, 'pages');

/** Rejects with the file system's error if the file is missing. */
export type ReadSiteFacts = () => Promise<SiteFacts>;

export function createSiteFactsReader(folder: string): ReadSiteFacts {
  let facts: SiteFacts | undefined;
  return async () => (facts ??= JSON.parse(await readFile(join(folder, 'site.json'), 'utf8')) as SiteFacts);
}

export type ReadPage = (name: string) => Promise<string>;

export function createPageReader(folder: string): ReadPage {
  const pages = new Map<string, string>();
  return async (name) => {
    const html = pages.get(name) ?? (await readFile(join(folder, `${name}.html`), 'utf8'));
    pages.set(name, html);
    return html;
  };
}
