import { minuteMs } from '../../../shared/durations.ts';
import { region } from '../config/parameters.ts';
import { errorCode, logEvent } from '../watch/log-events.ts';

type FindFunctionUri = (name: string) => Promise<string | undefined>;

const timeoutMs = 1_500;
const retryPauseMs = 10 * minuteMs;

type FunctionResponse = { serviceConfig?: { uri?: string } };

/**
 * Returns a lookup of a function's URL in the Cloud Functions API, as in Firebase's sample (taskqueues-backup-images).
 * Cloud Tasks signs its calls for the URL in the task, and firebase-admin derives another URL than the function's.
 */
export function createFunctionUriLookup(
  project: string,
  fetchToken: () => Promise<string>,
  origin = 'https://cloudfunctions.googleapis.com',
): FindFunctionUri {
  const uris = new Map<string, string>();
  let failedAt = Number.NEGATIVE_INFINITY;

  async function fetchUri(name: string): Promise<string> {
    const signal = AbortSignal.timeout(timeoutMs);
    const path = `projects/${project}/locations/${region}/functions/${name}`;
    const response = await fetch(`${origin}/v2/${path}`, {
      headers: { Authorization: `Bearer ${await fetchToken()}` },
      signal,
    });
    if (!response.ok) throw Object.assign(new Error(), { code: String(response.status) });
    const { serviceConfig } = (await response.json()) as FunctionResponse;
    if (!serviceConfig?.uri) throw Object.assign(new Error(), { code: 'no-uri' });
    return serviceConfig.uri;
  }

  return async (name) => {
    if (!uris.has(name) && performance.now() - failedAt > retryPauseMs) {
      try {
        uris.set(name, await fetchUri(name));
      } catch (cause) {
        failedAt = performance.now();
        logEvent('address_unknown', { code: errorCode(cause) });
      }
    }
    return uris.get(name);
  };
}
