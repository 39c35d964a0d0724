/** Git in the clinic's folder. The edit server commits only texts and the files that they display. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { isContentFile, joinSpace } from '../../src/content/source/join-space.ts';
import type { Space } from '../../src/content/source/space.ts';
import { problemMessage } from '../../src/model/define/problems.ts';
import { readContentFolder } from '../../scripts/build/read-embedded-space.ts';
import { clinicFolder } from '../../shared/clinic/folder.ts';
import { describeConflicts } from '../describe-changes.ts';
import { explainGitError, git, GitError, gitFileList, gitOrThrow, savedHereMessage } from './git.ts';

/** `.github/workflows/deploy.yml` deploys this branch. */
const deployedBranch = 'main';

/** One of these files is in `.git` while a merge, cherry-pick, revert or rebase is unfinished. */
const operationFiles = ['MERGE_HEAD', 'CHERRY_PICK_HEAD', 'REVERT_HEAD', 'rebase-merge', 'rebase-apply'];

/** Matches `content/entries/prices.json` and the records of confirmed texts; not hidden files such as `.prices.json`. */
const contentFile = /^content\/(?:(?:.+\/)?[^./][^/]*\.json|(?:translations|examples)\.txt)$/;
/** Matches `brand/photos/cabinet.webp`; not files directly in `brand`, and not fonts. */
const brandFile = /^brand\/(?!fonts)\w+\//;

const exists = (file: string) => existsSync(join(clinicFolder(), file));

/** Returns the remote of the deployed branch. Throws a `GitError` if nothing can be published; changes nothing. */
export async function assertPublishable(): Promise<string> {
  const folder = await gitOrThrow('rev-parse', '--absolute-git-dir');
  const isUnfinished = operationFiles.some((name) => existsSync(join(folder, name)));
  if (isUnfinished || (await gitOrThrow('ls-files', '--unmerged', ':/')) !== '') {
    throw new GitError(
      'În folder altcineva are de unit două versiuni și nu a terminat: cine administrează site-ul termină, apoi publicați.',
    );
  }
  // For a detached HEAD `head` is an error message, which matches no branch.
  const { text: head } = await git('symbolic-ref', 'HEAD');
  const format = '--format=%(upstream:remotename) %(upstream:remoteref) %(upstream)';
  const [remote = '', ref = '', upstream = ''] = (await gitOrThrow('for-each-ref', format, head)).split(' ');
  if (remote === '.' || ref !== `refs/heads/${deployedBranch}`) {
    throw new GitError(
      `Folderul nu este pe ramura „${deployedBranch}” a unui depozit la distanță, de pe care se publică site-ul: cine administrează site-ul îl aduce pe ea.`,
    );
  }
  if (await isUpstreamRewound(upstream)) {
    throw new GitError(
      'Schimbări publicate au fost luate înapoi, dar sunt încă în acest folder: cine administrează site-ul le scoate și de aici, apoi publicați.',
    );
  }
  // A push publishes every commit of the branch.
  const committed = await gitFileList('diff', '--name-only', '--no-renames', '-z', '@{upstream}...HEAD');
  if (clinicFilesAmong(committed).length < committed.length) {
    throw new GitError(
      'Pe acest calculator sunt și schimbări ale altcuiva, care nu sunt publicate: cine administrează site-ul le publică întâi.',
    );
  }
  return remote;
}

/** Returns those of the files that the edit server writes or deletes. */
function clinicFilesAmong(files: string[]): string[] {
  const { assets } = readContentFolder().space;
  const shown = assets.flatMap(({ fields }) => Object.values(fields['file'] ?? {}) as { url: string }[]);
  const urls = new Set(shown.map(({ url }) => url));
  const isDeletedFromBrand = (file: string) => brandFile.test(file) && !exists(file);
  return files.filter((file) => contentFile.test(file) || urls.has(`/${file}`) || isDeletedFromBrand(file));
}

/** Returns whether HEAD has commits that the upstream branch once had and that a forced push has removed. */
async function isUpstreamRewound(branch: string): Promise<boolean> {
  const { text } = await git('reflog', 'show', '--format=%H', branch);
  const formerCommits = text.split('\n');
  // The oldest of n entries is `@{n-1}`; `@{n}` is the commit that the oldest entry replaced.
  formerCommits.push((await git('rev-parse', `${branch}@{${formerCommits.length}}`)).text);
  const ahead = (await gitOrThrow('rev-list', `${branch}..HEAD`)).split('\n');
  return ahead.some((commit) => commit !== '' && formerCommits.includes(commit));
}

/** Returns the clinic's files that differ from a commit. */
export async function changedFiles(commit = 'HEAD'): Promise<string[]> {
  const pathspec = ['--', 'content', 'brand'];
  const tracked = await gitFileList('diff', '--name-only', '--no-renames', '-z', commit, ...pathspec);
  const untracked = await gitFileList('ls-files', '--others', '--exclude-standard', '-z', ...pathspec);
  return clinicFilesAmong([...tracked, ...untracked]);
}

export async function readSpace(commit: string): Promise<Space> {
  const listed = await gitFileList('ls-tree', '-r', '--name-only', '-z', commit, '--', 'content');
  const read = async (file: string) => [file, await gitOrThrow('show', `${commit}:${file}`)] as const;
  return joinSpace(Object.fromEntries(await Promise.all(listed.filter(isContentFile).map(read)))).space;
}

/** Returns whether git has a user name; stores `name` if it is given. */
export async function ensureUserName(name = ''): Promise<boolean> {
  if (name.trim()) await gitOrThrow('config', 'user.name', name.trim());
  return (await git('config', 'user.name')).ok;
}

/** Commits the clinic's files, without others' work in the folder and the index. */
export async function commitFiles(changes: string[]) {
  const files = await changedFiles();
  if (files.length === 0) return;
  await gitOrThrow('add', '--intent-to-add', '--', ...files.filter(exists));
  const [first = 'Texte'] = changes;
  const subject = changes.length > 1 ? `Texte: ${changes.length} schimbări` : first.slice(0, 72);
  const messages = ['--message', subject, '--message', changes.join('\n')];
  await gitOrThrow('commit', '--quiet', ...messages, '--', ...files);
}

export async function hasUnpublished(): Promise<boolean> {
  const ahead = await gitOrThrow('rev-list', '--count', '@{upstream}..HEAD');
  return ahead !== '0' || (await changedFiles()).length > 0;
}

/** Undoes the editor's commits after `base`; the files do not change. */
async function uncommit(base: string) {
  const files = await gitFileList('diff', '--name-only', '--no-renames', '-z', base, 'HEAD');
  await gitOrThrow('reset', '--quiet', '--soft', base);
  // Unstages only these files, so that staged work of others stays staged.
  await gitOrThrow('reset', '--quiet', '--', ...files);
}

/** Names the fields that others have published since `base` and the editor has changed, too. */
async function explainConflict(base: string): Promise<string> {
  const names = await gitOrThrow('log', '--format=%an', `${base}..@{upstream}`, '--', 'content');
  const authors = [...new Set(names.split('\n'))].join(', ');
  const own = readContentFolder().space;
  const conflicts = describeConflicts(await readSpace(base), own, await readSpace('@{upstream}'), authors);
  return [
    `${authors || 'Altcineva'} a publicat între timp în același loc.`,
    conflicts.map((each) => `${each}.`).join(' '),
    `${savedHereMessage}. Apăsați „Anulați ultima schimbare”, sau scrieți la loc ce era, apoi „Publicați”: vine ce s-a publicat, și puteți scrie din nou.`,
  ].join(' ');
}

/**
 * Merges what git has fetched and returns whether there was anything to merge. If the merge fails or brings unreadable
 * texts, leaves the clinic's files as before and throws a `GitError`; after a conflict it also undoes the editor's
 * unpublished commits.
 */
export async function mergeUpstream(ffOption: '--no-ff' | '--ff-only' = '--no-ff'): Promise<boolean> {
  if ((await gitOrThrow('rev-list', '--count', 'HEAD..@{upstream}')) === '0') return false;
  const headBefore = await gitOrThrow('rev-parse', 'HEAD');
  const { ok, text } = await git('merge', ffOption, '--no-edit', '--quiet', '@{upstream}');
  if (!ok) {
    await git('merge', '--abort');
    if (!/^CONFLICT/m.test(text)) throw new GitError(explainGitError('merge', text));
    const base = await gitOrThrow('merge-base', 'HEAD', '@{upstream}');
    const explanation = await explainConflict(base);
    await uncommit(base);
    throw new GitError(explanation);
  }
  const { faults } = readContentFolder();
  if (faults.length === 0) return true;
  await gitOrThrow('reset', '--quiet', '--keep', headBefore);
  const words = faults.map((fault) => problemMessage(fault, 'ro')).join(' ');
  throw new GitError(`Altcineva a publicat texte care nu se pot citi: ${words} ${savedHereMessage}.`);
}

export const push = (remote: string) =>
  gitOrThrow('push', '--quiet', remote, `HEAD:refs/heads/${deployedBranch}`);
