/** What others have published, before a form or the list of changes opens. */
import { setTimeout } from 'node:timers/promises';
import { copyBrand } from '../../scripts/build/brand-files.ts';
import { exclusively } from '../store.ts';
import { GitProblem, must } from './git.ts';
import { expectBranch, hasUnpublished, takeInOthers } from './repository.ts';

/** Nobody waits longer for a form; git goes on, and the next look finds what it has fetched. */
const patienceMs = 4000;

let lastLook = 0;

async function look() {
  await expectBranch();
  if (await hasUnpublished()) return;
  await Promise.race([must('fetch', '--quiet'), setTimeout(patienceMs, undefined, { ref: false })]);
  await expectBranch();
  if (await takeInOthers('--ff-only')) copyBrand();
}

/** Takes in what others have published, while nothing of one's own is unpublished. */
export async function takeInNews(oldestMs = 60_000) {
  if (Date.now() - lastLook < oldestMs) return;
  lastLook = Date.now();
  try {
    await exclusively(look);
  } catch (error) {
    // A publication says why it cannot be.
    if (!(error instanceof GitProblem)) throw error;
  }
}
