/** The additional browsers of `npm run test:all` (docs/testing.md). */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { repository } from '../../shared/clinic/folder.ts';
import { programPath } from './chromium.ts';

export type EngineName = 'Firefox' | 'WebKit' | 'Chromium 109';

/** Installs the oldest Chromium, the only one of these browsers that npm provides. */
export function findEngines(): { found: EngineName[]; missing: EngineName[] } {
  const isInstalled = {
    Firefox: firefoxPath() !== undefined,
    WebKit: hasWebKit(),
    'Chromium 109': installOldestChromium(),
  };
  const names = Object.keys(isInstalled) as EngineName[];
  return {
    found: names.filter((name) => isInstalled[name]),
    missing: names.filter((name) => !isInstalled[name]),
  };
}

/** Ignores a Firefox from Ubuntu's snap, which cannot read the profile that a WebDriver creates. */
export function firefoxPath(): string | undefined {
  const named = process.env.FIREFOX_PATH ?? programPath('firefox-esr');
  return named ?? (existsSync('/snap/bin/firefox') ? undefined : programPath('firefox'));
}

function hasWebKit(): boolean {
  if (!programPath('WebKitWebDriver') || !programPath('Xvfb')) return false;
  const script = "import gi; gi.require_version('WebKit2', '4.1')";
  // The system's Python runs e2e/engines/webkit-window.py, since WebKit's bindings are installed for that Python.
  return spawnSync('/usr/bin/python3', ['-c', script], { stdio: 'ignore' }).status === 0;
}

const oldestChromiumFolder = join(repository, 'e2e/engines/oldest-chromium');
export const oldestChromiumPath = join(repository, '.local/engines/chromium-109');

function installOldestChromium(): boolean {
  if (existsSync(oldestChromiumPath)) return true;
  if (process.platform !== 'linux' || process.arch !== 'x64') return false;
  const setup = [join(repository, 'scripts/setup.mjs'), '--folder', oldestChromiumFolder];
  if (spawnSync(process.execPath, setup, { stdio: 'inherit' }).status !== 0) return false;
  const compressedBinary = join(oldestChromiumFolder, 'node_modules/@sparticuz/chromium/bin/chromium.br');
  const unpacking = `${oldestChromiumPath}.${process.pid}`;
  mkdirSync(dirname(oldestChromiumPath), { recursive: true });
  writeFileSync(unpacking, brotliDecompressSync(readFileSync(compressedBinary)), { mode: 0o755 });
  renameSync(unpacking, oldestChromiumPath);
  return true;
}
