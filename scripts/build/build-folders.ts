import { join } from 'node:path';

export type BuildFolders = {
  site: string;
  functions: string;
  config: string;
};

type Environment = Record<string, string | undefined>;

export const buildRoot = (env: Environment = process.env) => env['BUILD_DIR'] || '.local/start';

export function buildFolders(env: Environment = process.env): BuildFolders {
  const root = buildRoot(env);
  return {
    site: join(root, 'site'),
    functions: join(root, 'functions'),
    config: join(root, 'firebase.json'),
  };
}

/** Returns the folder of prerendered pages that have no URL and that the functions serve. */
export const functionPagesFolder = ({ functions } = buildFolders()) => join(functions, 'lib/pages');
