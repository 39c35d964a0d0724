// Installs what is missing. It runs under whatever Node is there, before anything is installed, so it needs nothing
// but Node itself. The install runs under Node 24: an older npm leaves out optional dependencies that want it.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const stamp = join(root, 'node_modules', '.installed');
const inputs = ['package.json', 'package-lock.json', 'functions/package.json'];

// Not `npm ci`: it refuses a lock file from a registry that does not carry every platform's binaries. Without saving,
// `npm install` takes the locked versions just the same and leaves the lock file alone.
const install = ['npm', 'install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error'];

const [major] = process.versions.node.split('.').map(Number);
if (major < 20) {
  console.error(`This needs Node 20 or newer to begin with; this is ${process.versions.node}.`);
  process.exit(1);
}

const hash = createHash('sha256');
for (const file of inputs) hash.update(readFileSync(join(root, file)));
const wanted = hash.digest('hex');

if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== wanted) {
  console.log('Installing what is missing; the first time takes a minute or two …');
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const { status } = spawnSync(npm, ['exec', '--yes', '--package=node@24', '--', ...install], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) {
    console.error('The install failed; npm says why above. Mend that and run the command again.');
    process.exit(status ?? 1);
  }
  writeFileSync(stamp, wanted);
}
