import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { ContentFinding } from '../../../src/content/check/content-finding.ts';
import { findingAt } from '../../../src/content/check/each-field.ts';
import { problem } from '../../../src/model/define/problems.ts';
import { symbolicLinksIn } from '../../build/files.ts';

/** Finds symbolic links, since a build would publish their targets, which may be anywhere on the machine. */
export function findSymbolicLinks({ clinic }: { clinic: string }): ContentFinding[] {
  const folders = ['content', 'brand'].filter((folder) => existsSync(join(clinic, folder)));
  const files = folders.flatMap((folder) =>
    symbolicLinksIn(join(clinic, folder)).map((file) => `${folder}/${file}`),
  );
  const place = { entry: '', field: '', locale: 'all' };
  return files.map((file) => findingAt({ ...place, contentType: file }, problem('symbolicLink', { file })));
}
