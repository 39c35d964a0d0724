// `node scripts/setup.mjs [script] [arguments]` installs missing packages, then runs the script. The options
// `--port-offset <number>` and `--env-file <file>` set variables for the script.
// `node scripts/setup.mjs --folder <folder>` only installs the packages of that folder.
// This file imports no packages and runs under Node 20 or newer. If the machine's Node is older than .node-version, this
// file installs the npm package `node`, and runs the script with that Node; after `&&` a shell would use the older one.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const nodeVersionFile = join(root, '.node-version');
const nodeVersion = readFileSync(nodeVersionFile, 'utf8').trim();
const majorOf = (version) => Number(version.split('.')[0]);
const major = majorOf(process.versions.node);
const isRunByOwnNode = process.execPath.startsWith(join(root, 'node_modules'));
const needsOwnNode = isRunByOwnNode || major < majorOf(nodeVersion);
const oldestMajor = 20;
const ownNode = join(root, 'node_modules/node/bin', process.platform === 'win32' ? 'node.exe' : 'node');

if (root.includes('#')) fail(`Vite cannot build in a folder with # in its name: rename ${root}.`);
if (major < oldestMajor)
  fail(`This needs Node ${oldestMajor} or newer to begin with; this is ${process.versions.node}.`);

function fail(message, status = 1) {
  console.error(message);
  process.exit(status);
}

function countPackages(folder) {
  const { packages } = JSON.parse(readFileSync(join(folder, 'package-lock.json'), 'utf8'));
  const fits = (list, value) => !list || list.includes(value);
  const isNeeded = ({ os, cpu, libc }) =>
    fits(os, process.platform) && fits(cpu, process.arch) && fits(libc, 'glibc');
  return Object.entries(packages).filter(([name, each]) => name !== '' && isNeeded(each)).length;
}

function showProgress(stream, total) {
  let fetched = 0;
  createInterface(stream).on('line', (line) => {
    if (!/^npm (http|warn|notice)/i.test(line)) console.error(line);
    if (!/^npm http .*\.tgz /.test(line)) return;
    fetched += 1;
    if (fetched % 100 === 0) console.log(`  ${fetched} of about ${total} packages`);
  });
}

/** Runs npm with the project's Node, since under an older Node npm omits packages that require a newer Node. */
async function npm(folder, ...args) {
  const quiet = ['--no-audit', '--no-fund', '--loglevel=http'];
  const wrapper = needsOwnNode ? ['exec', '--yes', `--package=node@${nodeVersion}`, '--', 'npm'] : [];
  const isWindows = process.platform === 'win32';
  const child = spawn(isWindows ? 'npm.cmd' : 'npm', [...wrapper, ...args, ...quiet], {
    cwd: folder,
    stdio: ['ignore', 'inherit', 'pipe'],
    shell: isWindows,
  });
  showProgress(child.stderr, countPackages(folder));
  const [status] = await once(child, 'close');
  if (status !== 0)
    fail('The install failed; npm says why above. Fix that and run the command again.', status ?? 1);
}

async function install(folder, announcement) {
  // package.json is not hashed, since `npm ci` fails if package.json does not match the lock file.
  const hash = createHash('sha256');
  for (const file of [nodeVersionFile, join(folder, 'package-lock.json')]) hash.update(readFileSync(file));
  const current = hash.digest('hex');
  const stamp = join(folder, 'node_modules', '.installed');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === current) return;
  console.log(announcement);
  // No package needs its install script here, and the install script of re2 compiles C++ for minutes.
  await npm(folder, 'ci', '--ignore-scripts');
  writeFileSync(stamp, current);
}

function run(script, scriptArguments) {
  const child = spawn(needsOwnNode ? ownNode : process.execPath, [script, ...scriptArguments], {
    cwd: root,
    stdio: 'inherit',
  });
  // On Ctrl+C the terminal sends SIGINT to the script, too; SIGTERM reaches only this process.
  process.on('SIGINT', () => {});
  process.on('SIGTERM', () => child.kill('SIGTERM'));
  // A signal to npm ends npm's shell without reaching this process, which then gets another parent process.
  const parent = process.ppid;
  const watchParent = setInterval(() => {
    if (process.ppid !== parent) child.kill('SIGTERM');
  }, 500);
  watchParent.unref();
  child.on('exit', (code) => process.exit(code ?? 1));
}

/** Returns the arguments that are not options. Options set variables also in shells without `NAME=value command`. */
function applyOptions(all) {
  const rest = [];
  for (let index = 0; index < all.length; index += 1) {
    // Splits `--name=value` at the first equals sign.
    const [name, inlineValue] = all[index].split(/=(.*)/s);
    if (name !== '--port-offset' && name !== '--env-file') {
      rest.push(all[index]);
      continue;
    }
    if (inlineValue === undefined) index += 1;
    const value = inlineValue ?? all[index];
    if (!value) fail(`${name} needs a value.`);
    if (name === '--port-offset') process.env.PORT_OFFSET = value;
    else if (existsSync(value)) process.loadEnvFile(value);
    else fail(`There is no file ${value}.`);
  }
  return rest;
}

const [script, ...scriptArguments] = applyOptions(process.argv.slice(2));
if (script === '--folder') {
  const [folder] = scriptArguments;
  const { description } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  await install(folder, `Installing ${description}; the first time takes half a minute …`);
} else {
  await install(root, 'Installing what is missing, 520 MB; the first time takes a minute or two …');
  // An earlier install under a newer Node did not need the package `node`.
  if (needsOwnNode && !existsSync(ownNode)) await npm(root, 'install', '--no-save', `node@${nodeVersion}`);
  await install(join(root, 'functions'), 'Installing what the functions are deployed with …');
  if (script) run(script, scriptArguments);
}
