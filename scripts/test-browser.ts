/** `npm run test:browser`: the browser tests in a real Chromium. Arguments go to Playwright. */
import { spawnSync } from 'node:child_process';
import { findOrInstallChromium } from './chromium.ts';

const chromium = findOrInstallChromium();
const { status } = spawnSync(
  process.execPath,
  ['node_modules/@playwright/test/cli.js', 'test', ...process.argv.slice(2)],
  { stdio: 'inherit', env: { ...process.env, ...(chromium && { CHROMIUM_PATH: chromium }) } },
);
process.exit(status ?? 1);
