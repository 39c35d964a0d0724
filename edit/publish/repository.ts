/** The clinic's folder in git. Everything but the texts and the files they show is somebody else's work. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { joinSpace } from '../../src/content/source/join-space.ts';
import type { Space } from '../../src/content/source/space.ts';
import { readEmbeddedSpace } from '../../scripts/build/read-embedded-space.ts';
import { clinicFolder } from '../../shared/clinic/folder.ts';
import { filesOf, git, GitProblem, meaningOf, must } from './git.ts';

/** `.github/workflows/deploy.yml` deploys it. */
const deployedBranch = 'main';

/** Git keeps these while a merge or a rebase is unfinished. */
const unfinished = ['MERGE_HEAD', 'CHERRY_PICK_HEAD', 'REVERT_HEAD', 'rebase-merge', 'rebase-apply'];

const texts = /^content\/(?:.+\.json|(?:translations|examples|listings)\.txt)$/;
const pictures = /^brand\/(?!fonts)\w+\//;

const isThere = (file: string) => existsSync(join(clinicFolder(), file));

/** Whether `npm run edit` writes the file. */
function clinicFiles(): (file: string) => boolean {
  const addresses = readEmbeddedSpace().assets.flatMap(({ fields }) =>
    Object.values(fields['file'] ?? {}).map((file) => (file as { url: string }).url),
  );
  const shown = new Set(addresses);
  return (file) => texts.test(file) || shown.has(`/${file}`) || (pictures.test(file) && !isThere(file));
}

/** The remote of the branch, where a push of this folder reaches visitors; nothing is changed. */
export async function expectBranch(): Promise<{ remote: string }> {
  const folder = await must('rev-parse', '--absolute-git-dir');
  const isUnfinished = unfinished.some((name) => existsSync(join(folder, name)));
  if (isUnfinished || (await must('ls-files', '--unmerged', ':/')) !== '') {
    throw new GitProblem(
      'În folder altcineva are de unit două versiuni și nu a terminat: cine administrează site-ul termină, apoi publicați.',
    );
  }
  const head = await must('symbolic-ref', 'HEAD');
  const format = '--format=%(upstream:remotename) %(upstream:remoteref)';
  const [remote = '', ref = ''] = (await must('for-each-ref', format, head)).split(' ');
  if (remote === '' || remote === '.') throw new GitProblem(meaningOf('no upstream'));
  if (ref !== `refs/heads/${deployedBranch}`) {
    throw new GitProblem(
      `Folderul este pe ramura „${head.replace('refs/heads/', '')}”, iar site-ul se publică de pe „${deployedBranch}”: cine administrează site-ul îl aduce pe aceasta.`,
    );
  }
  // A push takes every commit of the branch with it.
  const committed = await filesOf('diff', '--name-only', '--no-renames', '-z', '@{upstream}...HEAD');
  const isOwn = clinicFiles();
  if (!committed.every(isOwn)) {
    throw new GitProblem(
      'Pe acest calculator sunt și schimbări ale altcuiva, care nu sunt publicate: cine administrează site-ul le publică întâi.',
    );
  }
  return { remote };
}

/** Files of the clinic that are not as in the last commit. */
export async function changedFiles(): Promise<{ tracked: string[]; untracked: string[] }> {
  const isOwn = clinicFiles();
  const where = ['--', 'content', 'brand'];
  const tracked = await filesOf('diff', '--name-only', '--no-renames', '-z', 'HEAD', ...where);
  const untracked = await filesOf('ls-files', '--others', '--exclude-standard', '-z', ...where);
  return { tracked: tracked.filter(isOwn), untracked: untracked.filter(isOwn) };
}

/** The texts of a commit. */
export async function spaceAt(commit: string): Promise<Space> {
  const listed = await filesOf('ls-tree', '-r', '--name-only', '-z', commit, '--', 'content');
  const files = listed.filter((file) => file.endsWith('.json'));
  const read = async (file: string): Promise<[string, unknown]> => [
    file,
    JSON.parse(await must('show', `${commit}:${file}`)),
  ];
  return joinSpace(Object.fromEntries(await Promise.all(files.map(read))));
}

/** One commit of the clinic's files; others' work in the folder and in the index is no part of it. */
export async function commitFiles(changes: string[]) {
  const { tracked, untracked } = await changedFiles();
  if (tracked.length + untracked.length === 0) return;
  if (untracked.length > 0) await must('add', '--intent-to-add', '--', ...untracked);
  const [first = 'Texte'] = changes;
  const subject = changes.length > 1 ? `Texte: ${changes.length} schimbări` : first.slice(0, 72);
  const messages = ['--message', subject, '--message', changes.join('\n')];
  await must('commit', '--quiet', ...messages, '--', ...tracked, ...untracked);
}

const kept = 'Ce ați scris dumneavoastră este păstrat pe acest calculator';

/** Merges changes published meanwhile; after a conflict everything is as before. */
export async function takeInOthers(remote: string) {
  await must('fetch', '--quiet', remote);
  if ((await must('rev-list', '--count', 'HEAD..@{upstream}')) === '0') return;
  const { ok, text } = await git('-c', 'merge.ff=true', 'merge', '--no-edit', '--quiet', '@{upstream}');
  if (ok) return;
  await git('merge', '--abort');
  if (text.includes('CONFLICT')) {
    throw new GitProblem(
      `Altcineva a schimbat între timp aceleași rânduri. ${kept}; cine administrează site-ul le unește și publică.`,
    );
  }
  const [, files = ''] = /overwritten by merge:\n((?:\s+.*\n?)+)/.exec(text) ?? [];
  if (!files) throw new GitProblem(meaningOf(text));
  throw new GitProblem(
    `Altcineva a publicat între timp, iar ce a rămas neterminat în folder (${files
      .trim()
      .split(/\s*\n\s*/)
      .join(', ')}) nu lasă să intre. ${kept}; cine administrează site-ul termină, apoi publicați.`,
  );
}

/** Returns false if somebody else has pushed meanwhile. */
export async function push(remote: string): Promise<boolean> {
  const { ok, text } = await git('push', '--quiet', remote, `HEAD:refs/heads/${deployedBranch}`);
  if (!ok && !text.includes('[rejected]')) throw new GitProblem(meaningOf(text));
  return ok;
}
