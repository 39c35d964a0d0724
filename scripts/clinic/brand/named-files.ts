import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Space } from '../../../src/content/source/space.ts';
import { readEmbeddedSpace } from '../../build/read-embedded-space.ts';
import { brandFiles } from '../../build/brand-files.ts';
import { logoFiles, namedDrawings } from './named-drawings.ts';
import { readBrand } from '../../../shared/clinic/read-brand.ts';

/** `file` is relative to the clinic's folder; `message` says what to do. */
export type BrandFault = { file: string; message: string };

const needsNoReference = (file: string) => /^(?:brand\.json|tokens\.css|.*\.(?:md|txt))$/.test(file);

/** Maps each referenced file of brand/ to the file that refers to it. */
function namedFiles(clinic: string, { assets }: Space): Map<string, string> {
  const { fonts, socialImage } = readBrand(clinic);
  const tokens = readFileSync(join(clinic, 'brand/tokens.css'), 'utf8');
  const assetsJson = JSON.stringify(assets);
  const socialDrawings = Object.values(socialImage.drawings).map((url) => url.replace('/brand/', ''));
  const settingsFiles = [fonts.headings.file, fonts.text.file, ...socialDrawings];
  const pathsIn = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, file = '']) => file);
  const entriesOf = (referrer: string, files: string[]) => files.map((file) => [file, referrer] as const);
  return new Map([
    ...entriesOf('content/assets.json', pathsIn(assetsJson, /"\/brand\/([^"]+)"/g)),
    ...entriesOf('brand/brand.json', settingsFiles),
    ...entriesOf('brand/tokens.css', pathsIn(tokens, /url\(\s*['"]?brand:([^'")]+)/g)),
    ...entriesOf('the code', [...namedDrawings, ...logoFiles]),
  ]);
}

export function findMissingFiles(clinic: string): BrandFault[] {
  const files = new Set(brandFiles(clinic));
  return [...namedFiles(clinic, readEmbeddedSpace(clinic))]
    .filter(([file]) => !files.has(file))
    .map(([file, referrer]) => ({ file: `brand/${file}`, message: `It is missing; ${referrer} names it.` }));
}

/** An image loads no fonts, so its text would be displayed in a font of the visitor's device. */
export function findSvgText(clinic: string): BrandFault[] {
  const needsFont = (file: string) =>
    /<text\b|font-family/i.test(readFileSync(join(clinic, 'brand', file), 'utf8'));
  return brandFiles(clinic)
    .filter((file) => file.endsWith('.svg') && needsFont(file))
    .map((file) => ({ file: `brand/${file}`, message: 'Its letters need a font: turn them into paths.' }));
}

/** `space` may contain changes that are not yet written. */
export function findUnusedFiles(clinic: string, space = readEmbeddedSpace(clinic)): BrandFault[] {
  const named = namedFiles(clinic, space);
  return brandFiles(clinic)
    .filter((file) => !named.has(file) && !needsNoReference(file))
    .map((file) => ({
      file: `brand/${file}`,
      message: 'Nothing names it: remove it, or move it to sources/.',
    }));
}
