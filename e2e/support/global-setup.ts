import { useChromium } from '../../scripts/local/chromium.ts';
import { buildLocalSite, expectFree, startEmulators, startInbox } from '../../scripts/local/local-site.ts';
import { emulatorPorts, ports } from '../../scripts/local/ports.ts';
import { stopAll } from '../../scripts/local/processes.ts';
import { startOwnSite } from './own-clinic.ts';
import { startSecondSite } from './second-clinic.ts';

/** Starts the site, its functions and the inbox as `npm start` does; returns what ends them. */
export default async function globalSetup() {
  try {
    useChromium();
    await expectFree([
      ...Object.values(emulatorPorts),
      ports.smtp,
      ports.inbox,
      ports.ownSite,
      ports.secondSite,
    ]);
    await buildLocalSite({ site: true });
    const [, closeOwnSite, closeSecondSite] = await Promise.all([
      startInbox(),
      startOwnSite(),
      startSecondSite(),
      startEmulators('hosting,functions,tasks'),
    ]);
    // The first request to a function starts its process, for which a busy machine takes longer than a test waits.
    const site = `http://127.0.0.1:${ports.hosting}`;
    await Promise.all(['/api/contact', '/en/404'].map((path) => fetch(site + path)));
    return () => Promise.all([stopAll(), closeOwnSite(), closeSecondSite()]);
  } catch (error) {
    await stopAll();
    throw error;
  }
}
