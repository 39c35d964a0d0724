/** `npm run gallery`: parts of pages with content they seldom have, with hot reload, until Ctrl-C. */
import react from '@vitejs/plugin-react';
import { createServer } from 'vite';
import { brandPlugin } from './brand/brand-plugin.ts';
import { fixtureClinic, repository } from './clinic.ts';
import { expectFree } from './local-site.ts';
import { ports } from './ports.ts';
import { runUntilStopped } from './run-until-stopped.ts';
import { styleOptions } from './style-options.ts';

await runUntilStopped(async () => {
  await expectFree([ports.gallery]);
  const vite = await createServer({
    configFile: false,
    root: repository,
    appType: 'mpa',
    cacheDir: 'node_modules/.cache/ghiocel/gallery',
    plugins: [brandPlugin(fixtureClinic), react()],
    css: styleOptions,
    resolve: { alias: { '#clinic': fixtureClinic } },
    // The scan finds every package before the page opens; one found later would reload it.
    optimizeDeps: { entries: ['gallery/index.html'] },
    server: { host: '127.0.0.1', port: ports.gallery, strictPort: true },
  });
  await vite.listen();
  console.log(`
  Gallery  http://127.0.0.1:${ports.gallery}/gallery/   (hot reload)

  Ctrl-C ends it.`);
  return [];
});
