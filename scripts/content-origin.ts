import { createHash } from 'node:crypto';
import { createLiveClient } from '../src/content/contentful/delivery/live-client.ts';
import {
  liveConfigOf,
  refreshConfigOf,
  type LiveConfig,
} from '../src/content/contentful/delivery/live-config.ts';
import type { Space } from '../src/content/contentful/space.ts';
import { readChanges } from '../src/content/contentful/live/ask-for-changes.ts';
import type { ContentOrigin } from '../src/content/page-data.ts';

type Environment = Record<string, string | undefined>;

/** What the pages are told about where their content comes from, and the file they name. */
type WrittenOrigin = { origin: ContentOrigin; file: string; json: string };

const nameOf = ({ spaceId, environment, origin }: LiveConfig) => [origin, spaceId, environment].join(' ');

/** The sync token of now, when the build reads the space that the pages will ask; without one they ask for everything. */
async function tokenOfNow(refresh: LiveConfig, env: Environment): Promise<string | undefined> {
  const read = liveConfigOf(env);
  if (!read || nameOf(read) !== nameOf(refresh)) return undefined;
  try {
    return (await readChanges({ config: refresh, token: undefined })).token;
  } catch {
    // Whether the build goes on without the service is decided where the space is read.
    return undefined;
  }
}

/**
 * Call it before the space is read: what is published in between is then asked for again, never missed. The result makes
 * the pages' origin of the space they are built from; undefined when the site is not built to look for newer content.
 * Throws in the client's words when it is half configured.
 */
export async function contentOrigin(env: Environment) {
  const refresh = refreshConfigOf(env);
  if (!refresh) return undefined;
  createLiveClient(refresh);
  const token = await tokenOfNow(refresh, env);
  return (space: Space, isFallback: boolean): WrittenOrigin => {
    const json = JSON.stringify(space);
    const file = `static/space-${createHash('sha256').update(json).digest('base64url').slice(0, 8)}.json`;
    return { origin: { space: `/${file}`, ...(token && !isFallback && { token }) }, file, json };
  };
}
