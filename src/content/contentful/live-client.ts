import { createClient } from 'contentful';
import type { LiveConfig } from './live-config.ts';

export type LiveClientOptions = {
  /** Milliseconds one request may take. */
  timeout?: number;
  /** How often a request is sent again after a lost connection, a 5xx or a 429. */
  retryLimit?: number;
};

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
  }).withAllLocales.withoutLinkResolution;
}
