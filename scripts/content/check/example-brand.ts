/** What in `brand/` is still the demonstration's. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fixtureClinic } from '../../../shared/clinic/folder.ts';
import { readBrand } from '../../../shared/clinic/read-brand.ts';
import type { ContentFinding } from '../../../src/content/check/content-finding.ts';
import { problem } from '../../../src/model/define/problems.ts';
import { isExample } from './unfinished-texts.ts';

const placeOf = (file: string, field = '') => ({ entry: '', contentType: file, field, locale: 'all' });

export function findExampleOrigin({ clinic }: { clinic: string }): ContentFinding[] {
  const { origin } = readBrand(clinic);
  const found = problem('exampleAddress', { address: origin });
  return isExample(origin) ? [{ ...found, place: placeOf('brand/brand.json', 'origin') }] : [];
}

export function findExampleLogo({ clinic }: { clinic: string }): ContentFinding[] {
  const isSame = (file: string) => {
    const own = join(clinic, file);
    return existsSync(own) && readFileSync(own).equals(readFileSync(join(fixtureClinic, file)));
  };
  return readdirSync(join(fixtureClinic, 'brand/logo'))
    .map((file) => `brand/logo/${file}`)
    .filter(isSame)
    .map((file) => ({ ...problem('exampleDrawing'), place: placeOf(file) }));
}
