/** `npm run gallery`: every component in all its states, with hot reload, until Ctrl-C. */
import { createServer } from 'vite';
import { expectFree } from './local-site.ts';
import { ports } from './ports.ts';
import { runUntilStopped } from './run-until-stopped.ts';

await runUntilStopped(async () => {
  await expectFree([ports.gallery]);
  const vite = await createServer({ configFile: 'gallery/vite.config.ts' });
  await vite.listen();
  console.log(`
  Gallery  http://127.0.0.1:${ports.gallery}   (hot reload)

  Ctrl-C ends it.`);
});
