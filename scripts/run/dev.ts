import { watch } from 'node:fs';
import { createServer } from 'vite';
import { buildLocalSite } from '../local/local-site.ts';
import { emulatorPorts, ports } from '../local/ports.ts';
import { runNode } from '../local/processes.ts';
import {
  assertPortsFree,
  runUntilStopped,
  startEmulators,
  startInbox,
  type Server,
} from '../local/servers.ts';

/** Bundles the functions after a change; the emulator reloads the new bundle itself. */
function watchFunctions() {
  let timer: NodeJS.Timeout | undefined;
  const bundle = () => {
    runNode(['scripts/build/build-functions.ts']).then(
      () => console.log('Functions bundled again.'),
      (error: Error) => console.error(error.message),
    );
  };
  for (const folder of ['functions/src', 'shared']) {
    watch(folder, { recursive: true }, () => {
      clearTimeout(timer);
      timer = setTimeout(bundle, 100);
    });
  }
}

async function startBackend(): Promise<Server[]> {
  await buildLocalSite({ site: false });
  const servers = await Promise.all([startInbox(), startEmulators('functions,tasks')]);
  watchFunctions();
  return servers;
}

await runUntilStopped(async () => {
  const backend = [...Object.values(emulatorPorts), ports.smtp, ports.inbox];
  await assertPortsFree([ports.dev, ...backend]);
  const servers = await startBackend();
  const vite = await createServer();
  await vite.listen();
  const local = 'http://127.0.0.1';
  const lines = [
    `Site   ${local}:${ports.dev}   (hot reload)`,
    `Inbox  ${local}:${ports.inbox}   (SMTP ${ports.smtp})`,
  ];
  console.log(`\n  ${lines.join('\n  ')}\n\n  Ctrl-C ends everything.`);
  return servers;
});
