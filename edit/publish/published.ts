import { clinicFolder } from '../../shared/clinic/folder.ts';
import { projectsOf, readDeployment } from '../../scripts/clinic/deployment/deployment.ts';
import { versionFile } from '../../scripts/clinic/deployment/version.ts';
import { liveConfigOf } from '../../src/content/source/live-config.ts';
import { git, meaningOf } from './git.ts';
import { clinicFiles } from './publish.ts';

/** `since`: when a site of the clinic began to show the last published change, as far as it says so. */
type SiteState = { origin: string; isPreview: boolean; since: string | undefined };

/** How far what was saved has come. */
export type Progress =
  /** Of a Contentful space, which publishes by itself. */
  | { kind: 'live' }
  | { kind: 'none'; problem: string }
  | { kind: 'unpublished' }
  | { kind: 'published'; minutes: number; sites: SiteState[] };

const timeOf = (date: Date) => date.toLocaleTimeString('ro-RO', { hour: '2-digit', minute: '2-digit' });

/** The first time a site showed a commit, for a site that does not say when its files changed. */
const firstSeen = new Map<string, string>();

async function since(origin: string, commit: string): Promise<string | undefined> {
  try {
    const response = await fetch(`${origin}/${versionFile}`, {
      cache: 'no-store',
      signal: AbortSignal.timeout(5000),
    });
    const { commit: visible = '' } = (await response.json()) as { commit?: string };
    if (!/^[0-9a-f]{40,64}$/.test(visible)) return undefined;
    if (!(await git('cat-file', '-e', visible)).ok) await git('fetch', '--quiet');
    if (!(await git('merge-base', '--is-ancestor', commit, visible)).ok) return undefined;
    const key = `${origin} ${visible}`;
    const changedAt = response.headers.get('Last-Modified');
    const time = changedAt ? timeOf(new Date(changedAt)) : (firstSeen.get(key) ?? timeOf(new Date()));
    firstSeen.set(key, time);
    return time;
  } catch {
    return undefined;
  }
}

export async function progress(): Promise<Progress> {
  if (liveConfigOf(process.env)) return { kind: 'live' };
  const status = await git('status', '--porcelain', '--', ...clinicFiles);
  if (!status.ok) return { kind: 'none', problem: meaningOf(status.text) };
  const ahead = await git('log', '--format=%H', '@{upstream}..', '--', ...clinicFiles);
  if (status.text !== '' || ahead.text !== '') return { kind: 'unpublished' };
  const last = await git('log', '-1', '--format=%H %ct', '@{upstream}', '--', ...clinicFiles);
  const [commit = '', time = '0'] = last.text.trim().split(' ');
  const settings = projectsOf(clinicFolder()).flatMap((project) => {
    const reading = readDeployment(project);
    return reading.ok ? [reading.deployment.settings] : [];
  });
  const sites = settings.map(async ({ SITE_ORIGIN: origin, NOINDEX }) => {
    return { origin, isPreview: NOINDEX === 'yes', since: await since(origin, commit) };
  });
  const minutes = Math.round((Date.now() / 1000 - Number(time)) / 60);
  return { kind: 'published', minutes, sites: await Promise.all(sites) };
}
