import { join } from 'node:path';

export type BuildFolders = {
  /** What Hosting serves. */
  site: string;
  /** The functions' package, their bundle in its `lib/`. */
  functions: string;
  /** The configuration of Firebase, with the headers of this build. */
  config: string;
};

/**
 * Where a build goes, and where those who serve it look: BUILD_DIR, or without it what is deployed. A build in a folder
 * of its own leaves no trace in the repository and can be served beside another.
 */
export function buildFolders(env: Record<string, string | undefined> = process.env): BuildFolders {
  const own = env['BUILD_DIR'];
  if (!own) return { site: 'dist', functions: 'functions', config: 'firebase.json' };
  return { site: join(own, 'site'), functions: join(own, 'functions'), config: join(own, 'firebase.json') };
}
