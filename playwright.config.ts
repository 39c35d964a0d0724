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
      // Measured: equal pages differ by one pixel at most, a new line in the footer by 1,548.
      maxDiffPixels: 100,
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
