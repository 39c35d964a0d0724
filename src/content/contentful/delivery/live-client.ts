import { createClient } from 'contentful';
import type { LiveConfig } from './live-config.ts';

export type LiveClientOptions = {
  /** Milliseconds one request may take. */
  timeout?: number;
  /** How often a request is sent again after a lost connection, a 5xx or a 429. */
  retryLimit?: number;
};

/** Seconds a 429 asks to wait, in an answer of Contentful. */
const resetHeader = 'x-contentful-ratelimit-reset';

type Refusal = {
  config?: { attempts?: number };
  response?: { status: number; headers: Record<string, unknown> };
};

/**
 * The client waits longer after every 5xx, and after every 429 as long as that says: the same each time, by all who were
 * refused. The time a 429 names becomes the least, and the client's own for 5xx what it grows to.
 */
function lengthenWait(answer: Refusal): void {
  const { config, response } = answer;
  if (response?.status !== 429) return;
  const growing = Math.SQRT2 ** (config?.attempts ?? 1);
  response.headers[resetHeader] = Math.max(growing, Number(response.headers[resetHeader]) || 0);
}

/** A client that gives all locales and leaves links as they are. Throws in the client's words when a part is missing. */
export function createLiveClient(config: LiveConfig, options: LiveClientOptions = {}) {
  const { timeout = 30_000, retryLimit = 5 } = options;
  const { protocol, host } = new URL(config.origin);
  return createClient({
    // The client itself refuses what is missing, and words the refusal.
    space: config.spaceId ?? '',
    accessToken: config.accessToken ?? '',
    environment: config.environment,
    host,
    insecure: protocol === 'http:',
    timeout,
    retryLimit,
    // Its own one writes every retry to the console.
    logHandler: () => undefined,
    // Called before the client reads how long to wait.
    responseLogger: (answer) => lengthenWait(answer as Refusal),
  }).withAllLocales.withoutLinkResolution;
}
