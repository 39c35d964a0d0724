import './scripts/local/use-test-environment.ts';
import { availableParallelism } from 'node:os';
import { defineConfig, devices } from '@playwright/test';
import { launchOptions } from './scripts/local/chromium.ts';
import { ports } from './scripts/local/ports.ts';

export default defineConfig({
  globalSetup: './e2e/support/global-setup.ts',
  fullyParallel: true,
  // A retry would hide a fault of the site or of the test.
  retries: 0,
  workers: availableParallelism(),
  forbidOnly: Boolean(process.env.CI),
  reporter: 'list',
  timeout: 60_000,
  expect: {
    timeout: 15_000,
    toMatchAriaSnapshot: { children: 'deep-equal', pathTemplate: 'e2e/aria/{arg}{ext}' },
    toHaveScreenshot: {
      // Most of the pale backgrounds differ by less than Playwright's default threshold of 0.2.
      threshold: 0.05,
      // In measurements equal pages differed by at most 1 pixel, and a new line in the footer by 1,548.
      maxDiffPixels: 100,
    },
  },
  snapshotPathTemplate: 'e2e/visual/chromium-headless-shell/{arg}{ext}',
  use: {
    ...devices['Desktop Chrome'],
    baseURL: `http://127.0.0.1:${ports.hosting}`,
    // Each test has a new browser context, in which a service worker would first download its whole cache.
    serviceWorkers: 'block',
    launchOptions: launchOptions(),
  },
  projects: [
    { name: 'core', testDir: 'e2e/core' },
    { name: 'full', testDir: 'e2e/full' },
    { name: 'clinic', testDir: 'e2e/clinic', use: { baseURL: `http://127.0.0.1:${ports.ownSite}` } },
  ],
});
