import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** A page the build has prerendered, and the Content-Security-Policy under which it is answered. */
export type PrerenderedPage = { html: string; policy: string };

export type ReadPage = (name: string) => Promise<PrerenderedPage | undefined>;

/** Reads the pages in a folder, each once; undefined for one that cannot be read, as without a build of the site. */
export function createPageReader(folder: string): ReadPage {
  const pages = new Map<string, PrerenderedPage>();
  return async (name) => {
    const known = pages.get(name);
    if (known) return known;
    try {
      const read = (file: string) => readFile(join(folder, file), 'utf8');
      const [html, policy] = await Promise.all([read(`${name}.html`), read('policy')]);
      pages.set(name, { html, policy });
      return { html, policy };
    } catch {
      return undefined;
    }
  };
}
