import { buildFolders } from '../../scripts/build/build-folders.ts';
import { useChromium } from '../../scripts/local/chromium.ts';
import { buildLocalSite } from '../../scripts/local/local-site.ts';
import { ports } from '../../scripts/local/ports.ts';
import { expectFree } from '../../scripts/local/servers.ts';
import { serveSite } from '../../scripts/local/static-server.ts';

/** Builds the site and serves it; returns a function that stops the server. */
export default async function serveBuiltSite() {
  useChromium();
  await expectFree([ports.shots]);
  await buildLocalSite({ site: true });
  const { close } = await serveSite(buildFolders(), ports.shots);
  return close;
}
