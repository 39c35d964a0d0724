import { join } from 'node:path';

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

type Environment = Record<string, string | undefined>;

export const buildRoot = (env: Environment = process.env) => env['BUILD_DIR'] || '.local/start';

export const buildFolders = (env: Environment = process.env) => foldersIn(buildRoot(env));

/** Returns the folder of prerendered pages that have no URL and that the functions serve. */
export const functionPagesFolder = ({ functions } = buildFolders()) => join(functions, 'lib/pages');
