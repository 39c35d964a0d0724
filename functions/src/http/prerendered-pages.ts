import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pagesFolder } from '../site-facts.ts';

export type PrerenderedPage = { html: string; policy: string };

/** Rejects with the error of the file system for a page that cannot be read. */
export type ReadPage = (name: string) => Promise<PrerenderedPage>;

export function createPageReader(folder: string): ReadPage {
  const pages = new Map<string, PrerenderedPage>();
  return async (name) => {
    const known = pages.get(name);
    if (known) return known;
    const read = (file: string) => readFile(join(folder, file), 'utf8');
    const [html, policy] = await Promise.all([read(`${name}.html`), read('policy')]);
    pages.set(name, { html, policy });
    return { html, policy };
  };
}

export const readPage = createPageReader(pagesFolder);
