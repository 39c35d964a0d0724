import { join } from 'node:path';
import { build } from 'rolldown';
import { brandPlugin } from './brand-plugin.ts';

/** Bundles the service worker. It lies at the root, since a worker sees nothing above its own address. */
export async function buildServiceWorker(out: string) {
  await build({
    input: 'src/service-worker/service-worker.ts',
    platform: 'browser',
    plugins: [brandPlugin()],
    transform: { define: { 'process.env.NODE_ENV': '"production"' } },
    output: { file: join(out, 'sw.js'), format: 'iife', minify: true },
  });
}
