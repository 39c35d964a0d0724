import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Asset } from '../../../src/content/source/space.ts';
import { readEmbeddedSpace } from '../../build/read-embedded-space.ts';
import { drawingRoles, logos } from './drawing-roles.ts';
import { isSameShape, viewBoxOf, type Size } from '../../../shared/clinic/view-box.ts';
import type { BrandFault } from './brand-fault.ts';

type File = { url?: string; details?: { image?: Size } };

function sizeOf(clinic: string, file: string): Size | undefined {
  const path = join(clinic, file);
  return existsSync(path) ? viewBoxOf(readFileSync(path, 'utf8')) : undefined;
}

const inWords = ({ width, height }: Size) => `${width} × ${height}`;

function findWrongRoles(clinic: string): BrandFault[] {
  return drawingRoles.flatMap(({ file: name, size, place }) => {
    const file = `brand/${name}`;
    const actual = sizeOf(clinic, file);
    if (!existsSync(join(clinic, file)) || (actual && isSameShape(actual, size))) return [];
    const is = actual ? `It measures ${inWords(actual)}` : 'It has no viewBox';
    return { file, message: `${is}; draw it on ${inWords(size)} (${place}).` };
  });
}

function findWrongLogos(clinic: string): BrandFault[] {
  const [first, ...others] = logos.files.map((name) => `brand/${name}`);
  const size = first && sizeOf(clinic, first);
  if (!size) return [];
  const findings: BrandFault[] = [];
  if (size.width > logos.widest * size.height) {
    const message = `It is wider than the header of a small phone: at most ${logos.widest} times its height.`;
    findings.push({ file: first, message });
  }
  for (const file of others) {
    const other = sizeOf(clinic, file);
    if (other && !isSameShape(size, other)) {
      findings.push({ file, message: `Give it the shape of ${first}, ${inWords(size)}.` });
    }
  }
  return findings;
}

/** Pages keep room for a picture by the size that the content gives it. */
function findWrongAssets(clinic: string): BrandFault[] {
  const filesOf = (asset: Asset) => Object.values(asset.fields['file'] ?? {}) as File[];
  return readEmbeddedSpace(clinic).assets.flatMap((asset) =>
    filesOf(asset).flatMap(({ url = '', details }) => {
      const actual = url.endsWith('.svg') ? sizeOf(clinic, url) : undefined;
      const written = details?.image;
      if (!actual || !written || isSameShape(actual, written)) return [];
      const message = `The asset "${asset.sys.id}" says ${inWords(written)} of it; it measures ${inWords(actual)}.`;
      return { file: url.slice(1), message };
    }),
  );
}

export function findWrongShapes(clinic: string): BrandFault[] {
  return [...findWrongRoles(clinic), ...findWrongLogos(clinic), ...findWrongAssets(clinic)];
}
