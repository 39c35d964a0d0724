import { isWaiting, stopsDeploy } from '../../scripts/content/check/all-checks.ts';
import { readEmbeddedSpace } from '../../scripts/build/read-embedded-space.ts';
import { findingsIn, waitingCounts, type Finding, type WaitingCounts } from '../findings.ts';
import { exclusively } from '../store.ts';
import { changesInWords } from './changes.ts';
import { GitProblem, meaningOf, must } from './git.ts';
import { changedFiles, commitFiles, expectBranch, push, spaceAt, takeInOthers } from './repository.ts';

export type Publication = {
  problem?: string;
  changes: string[];
  stops: Finding[];
  waiting: WaitingCounts;
};

/** The reason if nothing was published; saved changes stay saved. */
export type Outcome = { problem?: string; stops?: Finding[] };

/** Files that no page shows. */
const fileNames: Record<string, string> = {
  'content/translations.txt': 'Ce ați confirmat',
  'content/examples.txt': 'Ce nu mai este exemplu',
  'content/listings.txt': 'Ce știu profilurile din altă parte',
};

export async function publication(): Promise<Publication> {
  try {
    await expectBranch();
    const before = await spaceAt(await must('merge-base', 'HEAD', '@{upstream}'));
    const after = readEmbeddedSpace();
    const { tracked, untracked } = await changedFiles();
    const files = [...tracked, ...untracked];
    const changes = [...changesInWords(before, after), ...files.flatMap((file) => fileNames[file] ?? [])];
    const stops = await findingsIn(after, stopsDeploy);
    const others = await findingsIn(after, (each) => isWaiting(each) && !stopsDeploy(each));
    return {
      // A file written in another form may have the same content.
      changes: changes.length > 0 ? changes : files,
      stops,
      waiting: waitingCounts(others),
    };
  } catch (error) {
    if (!(error instanceof GitProblem)) throw error;
    return { problem: error.message, changes: [], stops: [], waiting: {} };
  }
}

/** Others may be faster, again and again. */
const tries = 3;

async function commitAndPush(changes: string[]): Promise<Finding[]> {
  const { remote } = await expectBranch();
  await commitFiles(changes);
  for (let attempt = 0; attempt < tries; attempt += 1) {
    await takeInOthers(remote);
    const stops = await findingsIn(readEmbeddedSpace(), stopsDeploy);
    if (stops.length > 0 || (await push(remote))) return stops;
  }
  throw new GitProblem(meaningOf('[rejected]'));
}

export function publish(): Promise<Outcome> {
  return exclusively(async () => {
    const { problem, changes, stops: before } = await publication();
    if (problem) return { problem };
    if (before.length > 0) return { stops: before };
    try {
      const stops = await commitAndPush(changes);
      return stops.length > 0 ? { stops } : {};
    } catch (error) {
      if (!(error instanceof GitProblem)) throw error;
      return { problem: error.message };
    }
  });
}
