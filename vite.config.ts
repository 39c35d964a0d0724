import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { devPages } from './scripts/dev-pages.ts';
import { ports } from './scripts/ports.ts';

export default defineConfig(({ command }) => ({
  appType: 'custom',
  plugins: [react(), command === 'serve' && !process.env.VITEST ? devPages() : null],
  server: {
    host: '127.0.0.1',
    port: ports.dev,
    strictPort: true,
    proxy: {
      '/api/contact': {
        target: `http://127.0.0.1:${ports.functions}`,
        rewrite: () => '/demo-clinic/europe-west1/contact',
      },
    },
  },
  build: {
    // One style sheet for the site arrives with every page, in an order that does not depend on the way taken.
    cssCodeSplit: false,
    // Hashed files live below /static; data: addresses would need a weaker content security policy.
    assetsDir: 'static',
    assetsInlineLimit: 0,
    // The scripts wait until the page is painted and then ask for what they need at once.
    modulePreload: false,
    target: 'es2022',
  },
  ssr: { noExternal: ['react-helmet-async'] },
  test: {
    testTimeout: 60_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['{src,shared,scripts,functions/src}/**/*.test.ts'],
          environment: 'node',
        },
      },
      {
        extends: true,
        test: {
          name: 'app',
          include: ['src/**/*.test.tsx'],
          environment: 'happy-dom',
          setupFiles: ['src/testing/setup.ts'],
        },
      },
    ],
  },
}));
