import { stopsDeploy } from '../../scripts/content/check/all-checks.ts';
import { readContentFolder } from '../../scripts/build/read-embedded-space.ts';
import { versionOf } from '../clinic-files.ts';
import { findingsIn, type Finding } from '../findings.ts';
import { runExclusive, clearUndoHistory } from '../store.ts';
import { describeChanges } from '../describe-changes.ts';
import { gitOrThrow } from './git.ts';
import {
  assertPublishable,
  changedFiles,
  commitFiles,
  ensureUserName,
  mergeUpstream,
  push,
  readSpace,
} from './repository.ts';

type Publication = {
  /** Version of the files from which `changes` were made. */
  version: string;
  changes: string[];
  blockers: Finding[];
};

/** An empty outcome means that everything was published; otherwise the panel displays its properties. */
export type Outcome = Partial<Publication> & { problem?: string; asksName?: boolean };

/** `version` is that of the displayed list; `name` is the user name for git, which the panel asks for once. */
export function publish(version?: string, name?: string): Promise<Outcome> {
  return runExclusive(async () => {
    const list = await previewPublication();
    if (list.blockers.length > 0) return list;
    if (list.version !== version) return { ...list, problem: outdatedListMessage };
    return (await ensureUserName(name)) ? commitAndPush(list.changes) : { asksName: true };
  });
}

const outdatedListMessage = 'Între timp s-a schimbat ce se publică: citiți lista și apăsați din nou.';

/** Returns what would be published. Throws a `GitError` with the reason if nothing can be. */
export async function previewPublication(): Promise<Publication> {
  await assertPublishable();
  const base = await gitOrThrow('merge-base', 'HEAD', '@{upstream}');
  const before = await readSpace(base);
  const files = await changedFiles(base);
  // With an `await` between the two reads, a save could be in the version, but not in the list of changes.
  const [after, version] = [readContentFolder().space, versionOf(files, base)];
  const textChanges = describeChanges(before, after);
  const changes = textChanges.length > 0 ? textChanges : files.flatMap((file) => fileNames[file] ?? []);
  return {
    version,
    // A reformatted file may have the same content.
    changes: changes.length > 0 ? changes : files,
    blockers: findingsIn(after, stopsDeploy),
  };
}

/** Descriptions of files that no page displays; they are listed only if no text has changed. */
const fileNames: Record<string, string> = {
  'content/translations.txt': 'Ce ați confirmat',
  'content/examples.txt': 'Ce este așa și la clinică',
};

async function commitAndPush(changes: string[]): Promise<Outcome> {
  await gitOrThrow('fetch', '--quiet');
  // Others may have reverted what this folder still has.
  const remote = await assertPublishable();
  await commitFiles(changes);
  await mergeUpstream();
  const blockers = findingsIn(readContentFolder().space, stopsDeploy);
  if (blockers.length > 0) return { blockers };
  await push(remote);
  clearUndoHistory();
  return {};
}
