/** The pages as the build wrote them, read as a browser reads them that runs no script. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildFolders } from '../../scripts/build/build-folders.ts';
import { siteOrigin } from '../../src/seo/page-urls.ts';

/** The bytes of a file, by its address. Throws when the build has none. */
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

/** A page's document, which takes long to read and is the same for every test. */
export function documentOf(path: string): Document {
  const document = documents.get(path) ?? new DOMParser().parseFromString(htmlOf(path), 'text/html');
  documents.set(path, document);
  return document;
}

/** The `content` of a page's meta tag, by its name or property. */
export function metaOf(document: Document, name: string): string {
  const [tag, ...more] = document.querySelectorAll(`meta[name="${name}"], meta[property="${name}"]`);
  if (more.length > 0) throw new Error(`The page has ${more.length + 1} tags "${name}".`);
  return tag?.getAttribute('content') ?? '';
}

/** An absolute address of the site without its origin. */
export function pathOf(address: string): string {
  if (!address.startsWith(`${siteOrigin}/`)) throw new Error(`"${address}" is not on ${siteOrigin}.`);
  return address.slice(siteOrigin.length);
}
