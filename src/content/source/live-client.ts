import { createClient } from 'contentful';
import type { LiveConfig } from './live-config.ts';

export type LiveClientOptions = {
  /** Milliseconds one request may take. */
  timeout?: number;
  retryLimit?: number;
};

/** Seconds a 429 asks to wait, in an answer of Contentful. */
const resetHeader = 'x-contentful-ratelimit-reset';

type Refusal = {
  config?: { attempts?: number };
  response?: { status: number; headers: Record<string, unknown> };
};

/** The client waits as long as a 429 says, at every attempt. It shall wait longer after each, as it does after a 5xx. */
function lengthenWait(answer: Refusal): void {
  const { config, response } = answer;
  if (response?.status !== 429) return;
  const growing = Math.SQRT2 ** (config?.attempts ?? 1);
  response.headers[resetHeader] = Math.max(growing, Number(response.headers[resetHeader]) || 0);
}

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
    logHandler: () => undefined,
    // Called before the client reads how long to wait.
    responseLogger: (answer) => lengthenWait(answer as Refusal),
  }).withAllLocales.withoutLinkResolution;
}
