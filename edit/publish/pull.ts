import { setTimeout } from 'node:timers/promises';
import { copyBrand } from '../../scripts/build/brand-files.ts';
import { runExclusive } from '../store.ts';
import { GitError, gitOrThrow } from './git.ts';
import { assertPublishable, hasUnpublished, mergeUpstream } from './repository.ts';

let lastPullAt = 0;

/** Pulls what others have published, unless the folder has unpublished changes or a pull was less than `maxAgeMs` ago. */
export async function pullUpstream(maxAgeMs = 60_000) {
  if (Date.now() - lastPullAt < maxAgeMs) return;
  lastPullAt = Date.now();
  try {
    await runExclusive(pull);
  } catch (error) {
    // The publish panel displays the same error.
    if (!(error instanceof GitError)) throw error;
  }
}

/** After this timeout the form opens; `git fetch` continues, and the next pull merges what was fetched. */
const timeoutMs = 4000;

async function pull() {
  await assertPublishable();
  if (await hasUnpublished()) return;
  await Promise.race([gitOrThrow('fetch', '--quiet'), setTimeout(timeoutMs, undefined, { ref: false })]);
  await assertPublishable();
  if (await mergeUpstream('--ff-only')) copyBrand();
}
