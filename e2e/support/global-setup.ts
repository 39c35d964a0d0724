import { ensureChromium } from '../../scripts/local/chromium.ts';
import { buildLocalSite } from '../../scripts/local/local-site.ts';
import { emulatorPorts, ports } from '../../scripts/local/ports.ts';
import { stopAll } from '../../scripts/local/processes.ts';
import { assertPortsFree, startEmulators, startInbox } from '../../scripts/local/servers.ts';
import { startSecondSite } from './other-clinics.ts';

export default async function globalSetup() {
  const { smtp, inbox, secondSite } = ports;
  try {
    ensureChromium();
    await assertPortsFree([...Object.values(emulatorPorts), smtp, inbox, secondSite]);
    await buildLocalSite({ site: true });
    const [second] = await Promise.all([
      startSecondSite(),
      startInbox(),
      startEmulators('hosting,functions,tasks'),
    ]);
    // The first request to a function starts its process, which takes a busy machine longer than a test waits.
    const site = `http://127.0.0.1:${ports.hosting}`;
    await Promise.all(['/api/contact', '/en/404'].map((path) => fetch(site + path)));
    return () => Promise.all([stopAll(), second.close()]);
  } catch (error) {
    await stopAll();
    throw error;
  }
}
