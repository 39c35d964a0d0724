/** A clinic as unlike the fixture as one can be: one language, two services, none of the optional parts, a dark palette. */
import { join } from 'node:path';
import { buildIfChanged } from '../../scripts/local/build-cache.ts';
import { buildFolders } from '../../scripts/build/build-folders.ts';
import { repository } from '../../shared/clinic/folder.ts';
import { siteInputs } from '../../scripts/local/local-site.ts';
import { packFunctions } from '../../scripts/build/pack-functions.ts';
import { ports } from '../../scripts/local/ports.ts';
import { run } from '../../scripts/local/processes.ts';
import { serveSite } from '../../scripts/local/static-server.ts';

export const secondClinic = join(repository, 'fixtures/second-clinic');

// Under vitest the build would take the first fixture.
const build = { CLINIC_DIR: secondClinic, BUILD_DIR: '.local/second', VITEST: '' };

export const secondFolders = buildFolders(build);

/** Builds that clinic's site and functions, unless they are up to date. */
export async function buildSecondSite() {
  const inputs = [...siteInputs(secondClinic), 'functions/src/**/*', 'scripts/build/build-functions.ts'];
  await buildIfChanged(join(secondFolders.site, 'index.html'), inputs, async () => {
    await run(['scripts/build/build-functions.ts'], build);
    await packFunctions(secondFolders.functions, ['package.json']);
    await run(['scripts/build/build-site.ts'], build);
  });
}

/** Builds and serves that site; returns what ends it. */
export async function startSecondSite() {
  await buildSecondSite();
  const { close } = await serveSite(secondFolders, ports.secondSite);
  return close;
}
