import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const firstPictures = /<(picture)\b[^>]*>[^]*?<\/picture>|<img\b[^>]*>/g;
const drawingAddress = /(?<=\bsrc(?:Set)?=")\/static\/[\w./-]+\.svg(?=")/g;

/** Characters that end an address, an attribute or a candidate of `srcset`, or that begin an escape. */
const reserved = /[%#?"'&<>\s]/g;

const dataUrl = (svg: string) =>
  `data:image/svg+xml,${svg.trim().replace(reserved, (each) => `%${each.codePointAt(0)?.toString(16)}`)}`;

/**
 * Puts the drawings that are fetched with high priority, those the page begins with, into the document itself: the first
 * paint has them, and no request delays it. As images they run nothing and share no ids with the page. `folders` are
 * searched for the files of addresses below `/static`.
 */
export function withDrawings(html: string, folders: string[]): string {
  return html.replace(firstPictures, (picture) =>
    picture.includes('fetchPriority="high"')
      ? picture.replace(drawingAddress, (address) => {
          const file = folders.map((folder) => join(folder, address)).find(existsSync);
          return file ? dataUrl(readFileSync(file, 'utf8')) : address;
        })
      : picture,
  );
}
