import { clinicFolder } from '../../shared/clinic/folder.ts';
import { projectsOf, readDeployment } from '../../scripts/clinic/deployment/deployment.ts';
import { versionFile } from '../../scripts/clinic/deployment/version.ts';
import { git, GitError, gitOrThrow } from './git.ts';
import { assertPublishable, hasUnpublished } from './repository.ts';

export type SiteState = {
  origin: string;
  isPreview: boolean;
  isByHand: boolean;
  isReachable: boolean;
  /** The formatted time of the deploy; undefined unless the site has the last published change. */
  since?: string;
};

export type Progress =
  { kind: 'unpublished' } | { kind: 'published'; minutesAgo: number; sites: SiteState[] };

/** Returns the state of each deployed site; `unpublished` if the folder has unpublished changes or cannot publish. */
export async function readProgress(): Promise<Progress> {
  try {
    await assertPublishable();
    if (await hasUnpublished()) return { kind: 'unpublished' };
    const last = await gitOrThrow('log', '-1', '--format=%H %ct', '@{upstream}', '--', 'content', 'brand');
    const [commit = '', time = '0'] = last.split(' ');
    const settings = projectsOf(clinicFolder()).flatMap((project) => {
      const reading = readDeployment(project);
      return reading.ok ? [reading.deployment.settings] : [];
    });
    const sites = settings.map(async ({ SITE_ORIGIN: origin, NOINDEX, PROJECT_NUMBER }) => ({
      origin,
      isPreview: NOINDEX === 'yes',
      // GitHub deploys only projects with a PROJECT_NUMBER.
      isByHand: PROJECT_NUMBER === '',
      ...(await readSite(origin, commit)),
    }));
    const minutesAgo = Math.round((Date.now() / 1000 - Number(time)) / 60);
    return { kind: 'published', minutesAgo, sites: await Promise.all(sites) };
  } catch (error) {
    // The publish panel runs the same checks and displays the error.
    if (!(error instanceof GitError)) throw error;
    return { kind: 'unpublished' };
  }
}

/** Asks the site for its deployed commit, and compares it with the last published one. */
async function readSite(origin: string, commit: string): Promise<Pick<SiteState, 'isReachable' | 'since'>> {
  const options: RequestInit = { cache: 'no-store', signal: AbortSignal.timeout(5000) };
  const response = await fetch(`${origin}/${versionFile}`, options).catch(() => undefined);
  if (!response) return { isReachable: false };
  const { commit: deployed = '' } = (await response.json().catch(() => ({}))) as { commit?: string };
  if (!/^[0-9a-f]{40,64}$/.test(deployed)) return { isReachable: true };
  if (!(await git('cat-file', '-e', deployed)).ok) await git('fetch', '--quiet');
  if (!(await git('merge-base', '--is-ancestor', commit, deployed)).ok) return { isReachable: true };
  // Hosting sets this header to the time of the deploy.
  const time = new Date(response.headers.get('Last-Modified') ?? Date.now());
  return { isReachable: true, since: timeOf(time) };
}

/** Returns `14:32`, and for an earlier day `25.11, 14:32`. */
function timeOf(date: Date): string {
  const isToday = date.toDateString() === new Date().toDateString();
  const day = isToday ? {} : ({ day: '2-digit', month: '2-digit' } as const);
  return date.toLocaleString('ro-RO', { ...day, hour: '2-digit', minute: '2-digit' });
}
