import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildFolders } from '../../scripts/build/build-folders.ts';
import { siteOrigin } from '../../src/seo/page-urls.ts';

/** Throws if the build has no such file. */
export function fileAt(address: string): Buffer {
  return readFileSync(join(buildFolders().site, address));
}

/** Where Hosting's clean URLs find a page. */
function fileOfPage(path: string): string {
  return path === '/' ? 'index.html' : `${path}.html`;
}

export const isPage = (path: string) => existsSync(join(buildFolders().site, fileOfPage(path)));

export const htmlOf = (path: string) => fileAt(fileOfPage(path)).toString('utf8');

const documents = new Map<string, Document>();

/** Keeps the documents, since parsing takes long. Tests must not change them. */
export function documentOf(path: string): Document {
  const document = documents.get(path) ?? new DOMParser().parseFromString(htmlOf(path), 'text/html');
  documents.set(path, document);
  return document;
}

/** Returns the content of the meta tag with the name or property, otherwise ''. Throws if there are several. */
export function metaOf(document: Document, name: string): string {
  const [tag, ...more] = document.querySelectorAll(`meta[name="${name}"], meta[property="${name}"]`);
  if (more.length > 0) throw new Error(`The page has ${more.length + 1} tags "${name}".`);
  return tag?.getAttribute('content') ?? '';
}

/** Throws for a URL of another site. */
export function pathOf(address: string): string {
  if (!address.startsWith(`${siteOrigin}/`)) throw new Error(`"${address}" is not on ${siteOrigin}.`);
  return address.slice(siteOrigin.length);
}
