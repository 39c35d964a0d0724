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

/** The folders that `firebase deploy` uploads: of the repository, or of a clinic in another folder. */
export function deployedFolders(clinic = clinicFolder()): BuildFolders {
  if (clinic === repository) return { site: 'dist', functions: 'functions', config: 'firebase.json' };
  return foldersIn(join(clinic, 'deploy'));
}

/** A preview has other headers, so its deploy reads another file. */
export const noindexConfig = (config: string) => config.replace(/\.json$/, '.noindex.json');

/** On the disk of the deployed folders, so that a finished build replaces them in one step. */
export function unpublishedFolder(clinic = clinicFolder()): string {
  return clinic === repository ? '.local/deploy' : join(clinic, 'deploy/.next');
}

type Environment = Record<string, string | undefined>;

export const buildRoot = (env: Environment = process.env) => env['BUILD_DIR'] || '.local/start';

export const buildFolders = (env: Environment = process.env) => foldersIn(buildRoot(env));

/** Prerendered pages without an address: the functions answer with them. */
export const functionPages = ({ functions } = buildFolders()) => join(functions, 'lib/pages');
