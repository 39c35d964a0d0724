import { join } from 'node:path';
import { defineConfig, devices } from '@playwright/test';
import { chromiumFlags } from './scripts/chromium.ts';
import { ports } from './scripts/ports.ts';

const outage = /outage\.spec\.ts/;

export default defineConfig({
  testDir: 'e2e',
  globalSetup: './e2e/global-setup.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list', { printSteps: false }]],
  timeout: 60_000,
  // Another load on the machine may spoil one try. What passes at the second only is listed as flaky.
  retries: 1,
  expect: {
    timeout: 15_000,
    toHaveScreenshot: {
      // The grounds are pale: most of them differ from each other by less than the usual threshold of 0.2 sees.
      threshold: 0.05,
      // Measured: all text one pixel lower changes up to 2.2 % of a picture; another apricot on the one button of the
      // home page 3.7 %, a section gone 2.5 % at least, mostly 5 % and more.
      maxDiffPixelRatio: 0.025,
    },
  },
  snapshotPathTemplate: '{testDir}/visual/{arg}{ext}',
  use: {
    ...devices['Desktop Chrome'],
    baseURL: `http://127.0.0.1:${ports.hosting}`,
    trace: 'retain-on-failure',
    // Each test is a first visit: the worker would fill its cache in every one. The tests of it let it in.
    serviceWorkers: 'block',
    launchOptions: {
      ...(process.env.CHROMIUM_PATH && { executablePath: process.env.CHROMIUM_PATH }),
      env: { ...process.env, FONTCONFIG_FILE: join(import.meta.dirname, 'e2e/fonts.conf') },
      args: ['--disable-lcd-text', ...chromiumFlags],
    },
  },
  projects: [
    { name: 'site', testIgnore: outage },
    // It stops the mail server, so it runs when nobody else waits for mail.
    { name: 'outage', testMatch: outage, dependencies: ['site'] },
  ],
});
