import { join } from 'node:path';

export type BuildFolders = {
  /** What Hosting serves. */
  site: string;
  /** The functions' package, their bundle in its `lib/`. */
  functions: string;
  /** The configuration of Firebase, with the headers of this build. */
  config: string;
};

/** What `firebase deploy` uploads. Only `npm run build` writes there, and only when all of a build is well. */
export const deployedFolders: BuildFolders = {
  site: 'dist',
  functions: 'functions',
  config: 'firebase.json',
};

/** The prerendered pages that the functions answer, each with a status of its own, and `policy`, under which they do. */
export const functionPages = ({ functions } = buildFolders()) => join(functions, 'lib/pages');

/**
 * Where a build goes, and where those who serve it on this machine look: in the folder BUILD_DIR names, or without it in
 * that of `npm start`. Builds in different folders can be served beside each other.
 */
export function buildFolders(env: Record<string, string | undefined> = process.env): BuildFolders {
  const folder = env['BUILD_DIR'] || '.local/start';
  return {
    site: join(folder, 'site'),
    functions: join(folder, 'functions'),
    config: join(folder, 'firebase.json'),
  };
}
