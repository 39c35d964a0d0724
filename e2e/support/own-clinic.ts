/** The clinic the repository is for, or the one CLINIC_DIR named; all other tests stand on the fixture. */
import { join } from 'node:path';
import { buildFolders } from '../../scripts/build/build-folders.ts';
import { repository } from '../../shared/clinic/folder.ts';
import { buildIfChanged } from '../../scripts/local/build-cache.ts';
import { siteInputs } from '../../scripts/local/local-site.ts';
import { ports } from '../../scripts/local/ports.ts';
import { run } from '../../scripts/local/processes.ts';
import { serveSite } from '../../scripts/local/static-server.ts';

export const ownClinic = process.env.OWN_CLINIC_DIR ?? repository;

const build = { CLINIC_DIR: ownClinic, BUILD_DIR: '.local/clinic' };

const ownFolders = buildFolders(build);

/** Builds that clinic's site, unless it is up to date, and serves it; returns what ends it. */
export async function startOwnSite() {
  await buildIfChanged(join(ownFolders.site, 'index.html'), siteInputs(ownClinic), () =>
    run(['scripts/build/build-site.ts'], build),
  );
  const { close } = await serveSite(ownFolders, ports.ownSite);
  return close;
}
