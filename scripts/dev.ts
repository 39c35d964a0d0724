/** `npm run dev`: the site with hot reload, its form working against the functions and the inbox, until Ctrl-C. */
import { createServer } from 'vite';
import { buildWhatIsStale, expectFree, startEmulators, startInbox } from './local-site.ts';
import { emulatorPorts, ports } from './ports.ts';
import { runUntilStopped } from './run-until-stopped.ts';
import { watchFunctions } from './watch-functions.ts';

await runUntilStopped(async () => {
  await expectFree([ports.dev, ...emulatorPorts, ports.smtp, ports.inbox]);
  await buildWhatIsStale({ site: false });
  const vite = await createServer();
  await Promise.all([startInbox(), startEmulators('functions,tasks'), vite.listen()]);
  watchFunctions();
  console.log(`
  Site   http://127.0.0.1:${ports.dev}   (hot reload)
  Inbox  http://127.0.0.1:${ports.inbox}   (SMTP ${ports.smtp})

  Ctrl-C ends everything.`);
});
