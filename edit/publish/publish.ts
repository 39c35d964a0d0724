import { joinSpace } from '../../src/content/source/join-space.ts';
import type { Space } from '../../src/content/source/space.ts';
import { isWaiting, stopsDeploy } from '../../scripts/content/check/all-checks.ts';
import { readEmbeddedSpace } from '../../scripts/build/read-embedded-space.ts';
import { findingsIn, waitingCounts, type Finding, type WaitingCounts } from '../findings.ts';
import { exclusively } from '../store.ts';
import { changesInWords, readersOf } from './changes.ts';
import { git, GitProblem, meaningOf, must } from './git.ts';

/** What an editor changes; whatever else is in the folder is somebody else's. */
export const clinicFiles = ['content', 'brand'];

/** What a press on "Publicați" would publish. */
export type Publication = {
  problem?: string;
  changes: string[];
  readers: string[];
  stops: Finding[];
  waiting: WaitingCounts;
};

/** The texts of a commit. */
async function spaceAt(commit: string): Promise<Space> {
  const listed = await must('ls-tree', '-r', '--name-only', commit, '--', 'content');
  const files = listed.split('\n').filter((file) => file.endsWith('.json'));
  const texts = await Promise.all(
    files.map(
      async (file) => [file, JSON.parse(await must('show', `${commit}:./${file}`))] as [string, unknown],
    ),
  );
  return joinSpace(Object.fromEntries(texts));
}

export async function publication(): Promise<Publication> {
  const after = readEmbeddedSpace();
  const stops = await findingsIn(after, stopsDeploy);
  const others = await findingsIn(after, (each) => isWaiting(each) && !stopsDeploy(each));
  const waiting = waitingCounts(others);
  try {
    const before = await spaceAt(await must('merge-base', 'HEAD', '@{upstream}'));
    return { changes: changesInWords(before, after), readers: readersOf(before, after), stops, waiting };
  } catch (error) {
    if (!(error instanceof GitProblem)) throw error;
    return { problem: error.message, changes: [], readers: [], stops, waiting };
  }
}

const conflict =
  'Altcineva a schimbat între timp aceleași rânduri. Ce ați scris dumneavoastră este păstrat pe acest calculator; cine administrează site-ul le unește și publică.';

/** Takes in what others have published meanwhile, or leaves everything as it was. */
async function takeInOthers() {
  await must('fetch', '--quiet');
  const { text } = await git('rev-list', '--count', 'HEAD..@{upstream}');
  if (text.trim() === '0') return;
  const merge = await git('merge', '--no-edit', '--quiet', '@{upstream}');
  if (merge.ok) return;
  await git('merge', '--abort');
  throw new GitProblem(
    /CONFLICT|conflict|would be overwritten/.test(merge.text) ? conflict : meaningOf(merge.text),
  );
}

/** A push takes every commit of the branch with it. */
async function expectOnlyClinicFiles() {
  const others = clinicFiles.map((file) => `:(exclude)${file}`);
  const files = await must('diff', '--name-only', '@{upstream}...HEAD', '--', ':/', ...others);
  if (files === '') return;
  throw new GitProblem(
    'Pe acest calculator sunt și schimbări ale altcuiva, care nu sunt publicate: cine administrează site-ul le publică întâi.',
  );
}

/** One commit of the clinic's files, which others' work in the folder and in the index is not a part of. */
async function commitClinicFiles(changes: string[]) {
  const status = await must('status', '--porcelain', '--', ...clinicFiles);
  if (status === '') return;
  await must('add', '--all', '--', ...clinicFiles);
  const [first = 'Texte'] = changes;
  const subject = changes.length > 1 ? `Texte: ${changes.length} schimbări` : first.slice(0, 72);
  await must(
    'commit',
    '--quiet',
    '--message',
    subject,
    '--message',
    changes.join('\n'),
    '--',
    ...clinicFiles,
  );
}

/** Says why nothing was published, where it was not: what is saved stays saved. */
export function publish(): Promise<{ problem?: string; stops?: Finding[] }> {
  return exclusively(async () => {
    const { problem, changes, stops } = await publication();
    if (problem) return { problem };
    if (stops.length > 0) return { stops };
    try {
      await expectOnlyClinicFiles();
      await commitClinicFiles(changes);
      await takeInOthers();
      const after = await findingsIn(readEmbeddedSpace(), stopsDeploy);
      if (after.length > 0) return { stops: after };
      await must('-c', 'push.default=upstream', 'push', '--quiet');
      return {};
    } catch (error) {
      if (!(error instanceof GitProblem)) throw error;
      return { problem: error.message };
    }
  });
}
