import './scripts/local/use-test-environment.ts';
import { availableParallelism } from 'node:os';
import { defineConfig, devices } from '@playwright/test';
import { launchOptions } from './scripts/local/chromium.ts';
import { ports } from './scripts/local/ports.ts';

export default defineConfig({
  globalSetup: './e2e/support/global-setup.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  // A second try hides a fault, of the site or of the test.
  retries: 0,
  workers: availableParallelism(),
  forbidOnly: Boolean(process.env.CI),
  reporter: 'list',
  timeout: 60_000,
  expect: {
    timeout: 15_000,
    toMatchAriaSnapshot: { children: 'deep-equal', pathTemplate: 'e2e/aria/{arg}{ext}' },
    toHaveScreenshot: {
      // The backgrounds are pale: most of them differ from each other by less than the usual threshold of 0.2 sees.
      threshold: 0.05,
      // Measured: all text one pixel lower changes up to 2.2 % of a picture; another apricot on the one button of the
      // home page 3.7 %, a section gone 2.5 % at least, mostly 5 % and more.
      maxDiffPixelRatio: 0.025,
    },
  },
  snapshotPathTemplate: 'e2e/visual/chromium-headless-shell/{arg}{ext}',
  use: {
    ...devices['Desktop Chrome'],
    baseURL: `http://127.0.0.1:${ports.hosting}`,
    // Each test is a first visit, in which the worker would fill its cache.
    serviceWorkers: 'block',
    launchOptions: launchOptions(),
  },
  projects: [
    { name: 'core', testDir: 'e2e/core' },
    { name: 'full', testDir: 'e2e/full' },
    { name: 'clinic', testDir: 'e2e/clinic', use: { baseURL: `http://127.0.0.1:${ports.ownSite}` } },
  ],
});
