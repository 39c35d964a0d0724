import { join } from 'node:path';
import { clinicFolder, repository } from '../../shared/clinic/folder.ts';

export type BuildFolders = {
  /** What Hosting serves. */
  site: string;
  /** The functions' package, their bundle in its `lib/`. */
  functions: string;
  /** The configuration of Firebase. */
  config: string;
};

/**
 * What `firebase deploy` uploads: of the repository's own clinic here, of one in another folder there, so that its build
 * changes no file of the code. Only `npm run build` writes it, and only when all of a build is well.
 */
export function deployedFolders(clinic = clinicFolder()): BuildFolders {
  if (clinic === repository) return { site: 'dist', functions: 'functions', config: 'firebase.json' };
  const folder = join(clinic, 'deploy');
  return {
    site: join(folder, 'site'),
    functions: join(folder, 'functions'),
    config: join(folder, 'firebase.json'),
  };
}

/** Where such a build is made before it takes the place of the one before: on the same disk. */
export function unpublishedFolder(clinic = clinicFolder()): string {
  return clinic === repository ? '.local/deploy' : join(clinic, 'deploy/.next');
}

/** The prerendered pages that the functions answer, each with a status of its own. */
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
