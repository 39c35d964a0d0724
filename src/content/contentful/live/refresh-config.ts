import { liveConfigOf, type LiveConfig } from '../delivery/live-config.ts';

type Environment = Record<string, string | undefined>;

/** The space a browser looks for newer content in, from the VITE_ variables of the build, which ends up in the bundle. */
export function refreshConfigOf(env: Environment): LiveConfig | undefined {
  return liveConfigOf({
    CONTENTFUL_SPACE_ID: env['VITE_CONTENTFUL_SPACE_ID'],
    CONTENTFUL_ACCESS_TOKEN: env['VITE_CONTENTFUL_ACCESS_TOKEN'],
    CONTENTFUL_ENVIRONMENT: env['VITE_CONTENTFUL_ENVIRONMENT'],
    CONTENTFUL_HOST: env['VITE_CONTENTFUL_HOST'],
  });
}
