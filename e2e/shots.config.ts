/** `npm test -- --shots`: a picture of every page in every width, language and state, in `shots/`. */
import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { launchOptions } from '../scripts/local/chromium.ts';
import { ports } from '../scripts/local/ports.ts';

export default defineConfig({
  testDir: 'shots',
  globalSetup: './shots/serve-site.ts',
  outputDir: '../test-results',
  fullyParallel: true,
  workers: availableParallelism(),
  reporter: 'line',
  use: {
    baseURL: `http://127.0.0.1:${ports.shots}`,
    serviceWorkers: 'block',
    launchOptions: launchOptions(),
  },
});
