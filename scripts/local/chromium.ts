import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { repository } from '../../shared/clinic/folder.ts';

/** Sets CHROMIUM_PATH, which `launchOptions` reads in test workers, so the variable must be set before they start. */
export function ensureChromium() {
  const path = findOrInstallChromium();
  if (path) process.env.CHROMIUM_PATH = path;
}

/** Returns the path of Chromium; undefined if Playwright installed its own, which needs no path. */
export function findOrInstallChromium(): string | undefined {
  const found = process.env.CHROMIUM_PATH ?? programPath(headlessShell);
  if (found) return found;
  if (process.getuid?.() === 0 && existsSync('/etc/debian_version')) {
    install('apt-get', ['update', '-qq']);
    install('apt-get', ['install', '-y', '-qq', headlessShell]);
    const installed = programPath(headlessShell);
    if (installed) return installed;
  }
  if (install(process.execPath, ['node_modules/@playwright/test/cli.js', 'install', headlessShell]))
    return undefined;
  throw new Error(
    'There is no Chromium. Install one, or write the path of yours into CHROMIUM_PATH, and run the command again.',
  );
}

/** Playwright's default browser, which has rendered the reference screenshots in `e2e/visual`. */
const headlessShell = 'chromium-headless-shell';

const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

export function programPath(name: string): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return folders.map((folder) => join(folder, name)).find(isExecutable);
}

function install(command: string, args: string[]): boolean {
  console.log(`Installing Chromium: ${command} ${args.join(' ')} …`);
  return spawnSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'] }).status === 0;
}

export function launchOptions(executablePath = process.env.CHROMIUM_PATH) {
  return {
    ...(executablePath && { executablePath }),
    env: { ...process.env, FONTCONFIG_FILE: join(repository, 'e2e/support/fonts.conf') },
    // Without `--font-render-hinting=none` the headless shell rounds glyph widths.
    args: ['--disable-lcd-text', '--font-render-hinting=none', ...chromiumFlags],
  };
}
