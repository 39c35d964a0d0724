import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pagesFolder } from '../site-facts.ts';

/** Rejects with the error of the file system for a page that cannot be read. */
export type ReadPage = (name: string) => Promise<string>;

export function createPageReader(folder: string): ReadPage {
  const pages = new Map<string, string>();
  return async (name) => {
    const html = pages.get(name) ?? (await readFile(join(folder, `${name}.html`), 'utf8'));
    pages.set(name, html);
    return html;
  };
}

export const readPage = createPageReader(pagesFolder);
