/** `npm start`: serves the site, its functions and the clinic's inbox until Ctrl-C. `--built` does not build it again. */
import { cpSync, existsSync, rmSync } from 'node:fs';
import { buildFolders, buildRoot } from '../build/build-folders.ts';
import { buildLocalSite } from '../local/local-site.ts';
import { emulatorPorts, ports } from '../local/ports.ts';
import { assertPortsFree, runUntilStopped, startEmulators, startInbox } from '../local/servers.ts';

const isBuilt = process.argv.includes('--built');

/** Serves a copy of the build, which can run beside `npm start`, whose functions have other ports. */
function servedApart() {
  const { site } = buildFolders();
  process.env.BUILD_DIR = `${buildRoot()}-preview`;
  const served = buildFolders().site;
  // Otherwise pages that the build no longer has would still be served.
  rmSync(served, { recursive: true, force: true });
  cpSync(site, served, { recursive: true });
}

await runUntilStopped(async () => {
  if (isBuilt && !existsSync(`${buildFolders().site}.stamp`))
    throw new Error('No site is built here yet: run `npm run build`.');
  if (isBuilt) servedApart();
  await assertPortsFree([...Object.values(emulatorPorts), ports.smtp, ports.inbox]);
  await buildLocalSite({ site: !isBuilt });
  const servers = await Promise.all([startInbox(), startEmulators('hosting,functions,tasks')]);
  console.log(`
  Site   http://127.0.0.1:${ports.hosting}
  Inbox  http://127.0.0.1:${ports.inbox}   (SMTP ${ports.smtp})

  Ctrl-C ends everything.`);
  return servers;
});
