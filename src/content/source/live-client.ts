import { createClient } from 'contentful';
import type { LiveConfig } from './live-config.ts';

export type LiveClientOptions = {
  timeout?: number;
  retryLimit?: number;
};

const resetHeader = 'x-contentful-ratelimit-reset';

type LoggedOutcome = {
  config?: { attempts?: number };
  response?: { status: number; headers: Record<string, unknown> };
};

/** After a 429 the client waits only as long as a header says; the header's time is lengthened with each attempt. */
function lengthenWait(outcome: LoggedOutcome): void {
  const { config, response } = outcome;
  if (response?.status !== 429) return;
  const backoffSeconds = Math.SQRT2 ** (config?.attempts ?? 1);
  response.headers[resetHeader] = Math.max(backoffSeconds, Number(response.headers[resetHeader]) || 0);
}

export function createLiveClient(config: LiveConfig, options: LiveClientOptions = {}) {
  const { timeout = 30_000, retryLimit = 5 } = options;
  const { protocol, host } = new URL(config.origin);
  return createClient({
    // The client throws an error if the id is empty.
    space: config.spaceId ?? '',
    accessToken: config.accessToken ?? '',
    environment: config.environment,
    host,
    insecure: protocol === 'http:',
    timeout,
    retryLimit,
    logHandler: () => undefined,
    // The client calls the logger before it reads the header with the time to wait.
    responseLogger: (outcome) => lengthenWait(outcome as LoggedOutcome),
  }).withAllLocales.withoutLinkResolution;
}
