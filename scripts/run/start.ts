/** `npm start`: builds and serves the site, its functions and an inbox until Ctrl-C. `--built` serves the last build. */
import { cpSync, existsSync, rmSync } from 'node:fs';
import { buildFolders, buildRoot } from '../build/build-folders.ts';
import { buildLocalSite } from '../local/local-site.ts';
import { emulatorPorts, ports } from '../local/ports.ts';
import { assertPortsFree, runUntilStopped, startEmulators, startInbox } from '../local/servers.ts';

const isBuilt = process.argv.includes('--built');

/** Copies the build, so that this command writes its settings (ports) there and not into the build of `npm start`. */
function switchToBuildCopy() {
  const { site: builtSite } = buildFolders();
  process.env.BUILD_DIR = `${buildRoot()}-preview`;
  const { site: siteCopy } = buildFolders();
  // An earlier copy may contain pages that the build no longer has.
  rmSync(siteCopy, { recursive: true, force: true });
  cpSync(builtSite, siteCopy, { recursive: true });
}

await runUntilStopped(async () => {
  if (isBuilt && !existsSync(`${buildFolders().site}.stamp`))
    throw new Error('No site is built here yet: run `npm run build`.');
  if (isBuilt) switchToBuildCopy();
  await assertPortsFree([...Object.values(emulatorPorts), ports.smtp, ports.inbox]);
  await buildLocalSite({ site: !isBuilt });
  const servers = await Promise.all([startInbox(), startEmulators('hosting,functions,tasks')]);
  console.log(`
  Site   http://127.0.0.1:${ports.hosting}
  Inbox  http://127.0.0.1:${ports.inbox}   (SMTP ${ports.smtp})

  Ctrl-C ends everything.`);
  return servers;
});
