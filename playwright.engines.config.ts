/** Tests in the other installed engines: `npx playwright test --config=playwright.engines.config.ts`. */
import { defineConfig, devices } from '@playwright/test';
import base from './playwright.config.ts';
import { firefox, specsLeftOut } from './e2e/engines/firefox.ts';
import { launchOptions } from './scripts/local/chromium.ts';
import { findEngines, oldestChromiumPath, type EngineName } from './scripts/local/engines.ts';

const projects = {
  Firefox: {
    testMatch: ['e2e/core/*.spec.ts', 'e2e/full/{early-typing,form-presses,live,navigation}.spec.ts'],
    testIgnore: specsLeftOut,
    use: firefox,
  },
  WebKit: { testMatch: 'e2e/engines/webkit.spec.ts' },
  'Chromium 109': {
    testMatch: 'e2e/engines/oldest-chromium.spec.ts',
    use: { ...devices['Desktop Chrome'], launchOptions: launchOptions(oldestChromiumPath) },
  },
} satisfies Record<EngineName, object>;

export default defineConfig({
  ...base,
  // Firefox takes three times as long as Chromium.
  timeout: 120_000,
  use: { baseURL: base.use?.baseURL ?? '', serviceWorkers: 'block' },
  projects: findEngines().found.map((name) => ({ name, ...projects[name] })),
});
