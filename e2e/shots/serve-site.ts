import { buildFolders } from '../../scripts/build-folders.ts';
import { useChromium } from '../../scripts/chromium.ts';
import { buildLocalSite, expectFree } from '../../scripts/local-site.ts';
import { ports } from '../../scripts/ports.ts';
import { serveSite } from '../../scripts/static-server.ts';

/** Builds the site and serves it; returns what ends it. */
export default async function serveBuiltSite() {
  useChromium();
  await expectFree([ports.shots]);
  await buildLocalSite({ site: true });
  const { close } = await serveSite(buildFolders(), ports.shots);
  return close;
}
