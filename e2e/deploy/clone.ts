import { exec, execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fixtureClinic, repository } from '../../shared/clinic/folder.ts';

const filesOfClone = () =>
  execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], { cwd: repository })
    .toString()
    .split('\0')
    .filter((file) => file !== '' && existsSync(join(repository, file)));

/** Links every package by itself, so an install in the clone cannot change the repository's packages. */
function linkPackages(modules: string, to: string) {
  mkdirSync(to);
  for (const name of readdirSync(join(repository, modules)).filter((entry) => entry !== '.cache')) {
    const from = join(repository, modules, name);
    if (statSync(from).isDirectory()) symlinkSync(from, join(to, name), 'junction');
    else cpSync(from, join(to, name));
  }
}

/** Matches a failed check other than that of the functions, whose packages come from the registry. */
export const otherFailure = /^FAILED {2}(?!functions: npm ci failed)/m;

export type Clone = ReturnType<typeof makeClone>;

/** Copies what git would clone, with a clinic's brand and content, and borrows the installed packages. */
export function makeClone(clinic = fixtureClinic) {
  const folder = mkdtempSync(join(tmpdir(), 'clinic-'));
  const path = (file: string) => join(folder, file);
  for (const file of filesOfClone()) cpSync(join(repository, file), path(file));
  for (const modules of ['node_modules', 'functions/node_modules']) linkPackages(modules, path(modules));
  const write = (file: string, text: string) => {
    mkdirSync(dirname(path(file)), { recursive: true });
    writeFileSync(path(file), text);
  };
  const read = (file: string) => readFileSync(path(file), 'utf8');
  for (const part of ['brand', 'content']) {
    rmSync(path(part), { recursive: true });
    cpSync(join(clinic, part), path(part), { recursive: true });
  }

  function run(command: string, env: NodeJS.ProcessEnv = {}) {
    const { PATH, HOME } = process.env;
    return new Promise<{ status: number; output: string }>((resolve) => {
      exec(command, { cwd: folder, env: { PATH, HOME, ...env } }, (error, stdout, stderr) =>
        resolve({ status: error ? Number(error.code) : 0, output: stdout + stderr }),
      );
    });
  }

  return {
    folder,
    path,
    read,
    write,
    run,
    /** Runs without the npm registry, so the check of the functions may fail. */
    deployCheck(project = '', env: NodeJS.ProcessEnv = {}) {
      const asked = project && ` -- --project ${project}`;
      return run(`npm run --silent deploy:check${asked}`, { npm_config_offline: 'true', ...env });
    },
  };
}
