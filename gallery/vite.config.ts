import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { fixtureClinic } from '../scripts/clinic.ts';
import { ports } from '../scripts/ports.ts';
import { galleryPages } from './gallery-pages.ts';

/** The gallery's own configuration: the site's build does not know of it, so nothing of it is shipped. */
export default defineConfig({
  root: join(import.meta.dirname, '..'),
  appType: 'mpa',
  cacheDir: 'node_modules/.cache/ghiocel/gallery',
  plugins: [react(), galleryPages()],
  resolve: { alias: { '#clinic': fixtureClinic } },
  // The scan finds every package before the page opens; one found later would reload it.
  optimizeDeps: { entries: ['gallery/index.html'] },
  server: { host: '127.0.0.1', port: ports.gallery, strictPort: true },
});
