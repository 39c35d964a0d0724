import { availableParallelism } from 'node:os';
import react from '@vitejs/plugin-react';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { brandPlugin } from './scripts/build/brand-plugin.ts';
import { clinicFolder, repository } from './shared/clinic/folder.ts';
import { scriptTargets } from './scripts/build/oldest-browsers.ts';
import { devPages } from './scripts/local/dev-pages.ts';
import { crossOriginGuard } from './scripts/local/cross-origin.ts';
import { ports } from './scripts/local/ports.ts';
import { smallRouter } from './scripts/build/small-router.ts';
import { layeredStyles, styleOptions } from './scripts/build/style-options.ts';
import { testEnvironment } from './scripts/local/test-environment.ts';

/** Every page needs these libraries. Their own chunk stays cached in browsers when the site changes. */
const libraries =
  /\/node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|react-helmet-async|react-fast-compare|invariant)\//;

/** Replaces Vite's preload helper, since src/loader.ts loads the scripts of a page. */
const withoutPreloads: Plugin = {
  name: 'without-preloads',
  enforce: 'pre',
  load: (id) =>
    id === '\0vite/preload-helper.js' ? 'export const __vitePreload = (load) => load();' : undefined,
};

/** `vite build` alone would write scripts but no prerendered pages; the project's own builds set BUILD_DIR. */
const refuseVitesBuild: Plugin = {
  name: 'refuse-vites-build',
  config(_, { command, isPreview }) {
    if (process.env.BUILD_DIR || (command === 'serve' && !isPreview)) return;
    console.error('Vite alone builds no page: run `npm run build`, then `npm run preview`.');
    process.exit(1);
  },
};

// Rolldown's plugin timings would warn of plugins that are slow only because the machine is busy.
const checks = { pluginTimings: false };

const testVariables = process.env.VITEST ? testEnvironment() : {};
const clinic = clinicFolder({ ...process.env, ...testVariables });

export default defineConfig(({ command, isSsrBuild }) => ({
  appType: 'custom',
  // Settings come only from environment variables, so Vite reads no `.env` file.
  envDir: false,
  plugins: [
    refuseVitesBuild,
    brandPlugin(clinic),
    layeredStyles(),
    withoutPreloads,
    smallRouter(),
    react(),
    ...(command === 'serve' && !process.env.VITEST ? [crossOriginGuard(), devPages()] : []),
  ],
  css: styleOptions,
  // In development scripts insert the styles, so the CSP needs a nonce; a build's CSP has hashes of all inline styles.
  html: command === 'serve' ? { cspNonce: 'development' } : {},
  server: {
    fs: {
      allow: [repository, clinic],
      deny: ['.env', '.env.*', '*.env', '.secret.local', '*.{crt,pem}', '**/.git/**'],
    },
    // Ignores builds, which would reload pages; `.local/brands` contains the drawings that pages display.
    watch: { ignored: ['**/test-results/**', '**/.local/!(brands)/**'] },
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
    // One style sheet for all pages, so that the order of rules is always the same.
    cssCodeSplit: false,
    // Hosting caches /static for a year. Nothing is inlined, since the CSP allows data: URLs only for images.
    assetsDir: 'static',
    assetsInlineLimit: 0,
    // src/loader.ts requests the scripts after the first paint.
    modulePreload: false,
    target: scriptTargets,
    rolldownOptions: isSsrBuild
      ? { checks }
      : {
          checks,
          // Compiles class fields to assignments instead of calls of a helper.
          transform: { assumptions: { setPublicClassFields: true } },
          output: {
            codeSplitting: {
              groups: [
                { name: 'libraries', test: libraries },
                { name: 'site', minShareCount: 3, test: (id: string) => !id.includes('/legal-text.') },
              ],
            },
          },
        },
  },
  worker: { format: 'es', plugins: () => [brandPlugin(clinic)] },
  ssr: { noExternal: ['react-helmet-async'] },
  test: {
    testTimeout: 60_000,
    // Vitest's default of one second would fail on a slow machine.
    expect: { poll: { timeout: 60_000 } },
    // One more than there are processors, since some tests wait for a mail server or a program.
    maxWorkers: availableParallelism() + 1,
    env: testVariables,
    projects: [
      {
        name: 'unit',
        include: ['{src,shared,scripts,functions/src,edit}/**/*.test.ts'],
        environment: 'node',
      },
      {
        name: 'app',
        include: ['src/**/*.test.tsx'],
        environment: 'happy-dom',
        setupFiles: ['src/testing/vitest-setup.ts'],
      },
      {
        name: 'deploy',
        include: ['e2e/deploy/*.test.ts'],
        environment: 'node',
        testTimeout: 600_000,
        hookTimeout: 60_000,
      },
      {
        name: 'build',
        include: ['e2e/build/*.test.ts'],
        environment: 'happy-dom',
        // happy-dom loads no files, so the pages' link to the print style sheet would fail.
        environmentOptions: { happyDOM: { settings: { handleDisabledFileLoadingAsSuccess: true } } },
        globalSetup: ['e2e/build/global-build.ts'],
      },
    ].map((test) => ({ extends: true as const, test })),
  },
}));
