/** `npm start`: the site, its functions and the clinic's inbox on this machine, until Ctrl-C. */
import { buildLocalSite } from '../local/local-site.ts';
import { emulatorPorts, ports } from '../local/ports.ts';
import { expectFree, runUntilStopped, startEmulators, startInbox } from '../local/servers.ts';

await runUntilStopped(async () => {
  await expectFree([...Object.values(emulatorPorts), ports.smtp, ports.inbox]);
  await buildLocalSite({ site: true });
  const servers = await Promise.all([startInbox(), startEmulators('hosting,functions,tasks')]);
  console.log(`
  Site   http://127.0.0.1:${ports.hosting}
  Inbox  http://127.0.0.1:${ports.inbox}   (SMTP ${ports.smtp})

  Ctrl-C ends everything.`);
  return servers;
});
