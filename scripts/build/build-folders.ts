import { join } from 'node:path';
import { clinicFolder, repository } from '../../shared/clinic/folder.ts';

export type BuildFolders = {
  site: string;
  functions: string;
  config: string;
};

const foldersIn = (root: string): BuildFolders => ({
  site: join(root, 'site'),
  functions: join(root, 'functions'),
  config: join(root, 'firebase.json'),
});

/** What `firebase deploy` uploads. A clinic in another folder is built there, so that the code stays as it is. */
export function deployedFolders(clinic = clinicFolder()): BuildFolders {
  if (clinic === repository) return { site: 'dist', functions: 'functions', config: 'firebase.json' };
  return foldersIn(join(clinic, 'deploy'));
}

/** A preview has headers of its own, so its deploy reads another file. */
export const noindexConfig = (config: string) => config.replace(/\.json$/, '.noindex.json');

/** On the same disk as those, so that a finished build takes their place in one step. */
export function unpublishedFolder(clinic = clinicFolder()): string {
  return clinic === repository ? '.local/deploy' : join(clinic, 'deploy/.next');
}

type Environment = Record<string, string | undefined>;

export const buildRoot = (env: Environment = process.env) => env['BUILD_DIR'] || '.local/start';

export const buildFolders = (env: Environment = process.env) => foldersIn(buildRoot(env));

/** The prerendered pages that the functions answer, each with a status of its own. */
export const functionPages = ({ functions } = buildFolders()) => join(functions, 'lib/pages');
