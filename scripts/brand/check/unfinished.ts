import { findingLine } from '../../../src/content/check/content-finding.ts';
import { isExample } from '../../deployment/example-hosts.ts';
import { findUnfinishedTexts } from '../../deployment/unfinished-texts.ts';
import { readEmbeddedSpace } from '../../read-embedded-space.ts';
import { readBrand } from '../../../shared/clinic/read-brand.ts';
import type { Finding } from './finding.ts';

/** What may wait until a deploy: an example's address, and places that nobody has filled in. */
export function findUnfinished(clinic: string): Finding[] {
  const { origin } = readBrand(clinic);
  const message = `origin: ${origin} is an example; write the clinic's own.`;
  const texts = findUnfinishedTexts(readEmbeddedSpace(clinic)).map((finding) => ({
    file: 'content/',
    message: findingLine(finding),
  }));
  return [...(isExample(origin) ? [{ file: 'brand/brand.json', message }] : []), ...texts];
}
