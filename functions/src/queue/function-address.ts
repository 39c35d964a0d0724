import { minuteMs } from '../../../shared/durations.ts';
import { region } from '../config/parameters.ts';
import { errorCode, logEvent } from '../watch/log-events.ts';

type FindAddress = (name: string) => Promise<string | undefined>;

const timeout = 1_500;
const pause = 10 * minuteMs;

type Answer = { serviceConfig?: { uri?: string } };

/**
 * Cloud Tasks signs a task for the address it calls. Firebase's sample (functions-samples, taskqueues-backup-images)
 * uses this address; firebase-admin would make another from region and project.
 */
export function createAddressBook(
  project: string,
  token: () => Promise<string>,
  origin = 'https://cloudfunctions.googleapis.com',
): FindAddress {
  const known = new Map<string, string>();
  let failedAt = Number.NEGATIVE_INFINITY;

  async function ask(name: string): Promise<string> {
    const signal = AbortSignal.timeout(timeout);
    const path = `projects/${project}/locations/${region}/functions/${name}`;
    const answer = await fetch(`${origin}/v2/${path}`, {
      headers: { Authorization: `Bearer ${await token()}` },
      signal,
    });
    if (!answer.ok) throw Object.assign(new Error(), { code: String(answer.status) });
    const { serviceConfig } = (await answer.json()) as Answer;
    if (!serviceConfig?.uri) throw Object.assign(new Error(), { code: 'no-uri' });
    return serviceConfig.uri;
  }

  return async (name) => {
    if (!known.has(name) && performance.now() - failedAt > pause) {
      try {
        known.set(name, await ask(name));
      } catch (cause) {
        failedAt = performance.now();
        logEvent('address_unknown', { code: errorCode(cause) });
      }
    }
    return known.get(name);
  };
}
