import { createHmac } from 'node:crypto';
import type { CallTime } from '../../../shared/contact-fields.ts';
import type { ContactRequest } from '../../../shared/contact-request.ts';
import { dayMs } from '../../../shared/durations.ts';
import type { SiteFacts } from '../../../shared/site-facts.ts';
import { replyDueAt } from '../../../shared/working-time.ts';
import { smtpPassword } from '../config/parameters.ts';
import type { ReadSiteFacts } from '../config/site-files.ts';
import type { AcceptedRequest } from '../mail/mail-tasks.ts';
import { createPromiseCache } from '../queue/promise-cache.ts';
import { errorCode, logEvent } from '../watch/log-events.ts';
import { maxDelayMs, canonicalAddress, type MayConfirm, type DelayOf, type Client } from './rate-limits.ts';
import { referenceOf, deduplicationKey } from './deduplication-key.ts';
import type { FindSpamReasons } from './spam-rules.ts';
import { createStoreRequest, type StoreDependencies } from './store-request.ts';

type Accepted = {
  kind: 'accepted';
  reference: string;
  receivedAt: string;
  promisedUntil: string;
  callTime: CallTime | undefined;
  isConfirmed: boolean;
};

export type AcceptResult =
  Accepted | { kind: 'too_many'; retryAfterMs: number } | { kind: 'unavailable' } | { kind: 'uncertain' };

export type AcceptRequest = (request: ContactRequest, client: Client) => Promise<AcceptResult>;

type Dependencies = StoreDependencies & {
  delayOf: DelayOf;
  findSpamReasons: FindSpamReasons;
  mayConfirm: MayConfirm;
  readFacts: ReadSiteFacts;
};

/** Removes or marks values that the build does not know, since the mail displays them as the site's own text. */
function withKnownValues(request: ContactRequest, facts: SiteFacts | undefined): ContactRequest {
  const isKnownVersion = request.consentVersion === facts?.consentVersion;
  return {
    ...request,
    page: facts?.pages.includes(request.page) ? request.page : '',
    package: facts?.packages.find((name) => name === request.package),
    consentVersion: isKnownVersion
      ? request.consentVersion
      : `${request.consentVersion} (spusă de browser, alta decât cea de pe site)`,
  };
}

function replyDueIso(receivedAt: Date, facts: SiteFacts | undefined): string {
  const hours = facts?.openingHours ?? { week: [], exceptions: [] };
  return new Date(replyDueAt(receivedAt.getTime(), hours)).toISOString();
}

/**
 * Returns a function that limits, marks as spam and stores a request, and schedules the confirmation. It resolves with
 * `accepted` once the request is stored. A duplicate request gets the same answer and counts once.
 */
export function createAcceptRequest(dependencies: Dependencies): AcceptRequest {
  const { queue, delayOf, findSpamReasons, mayConfirm, readFacts } = dependencies;
  const store = createStoreRequest(dependencies);
  const runOnce = createPromiseCache<AcceptResult>(1_000, ({ kind }) => kind === 'accepted');

  function readFactsOrNone() {
    return readFacts().catch((cause: unknown) => {
      logEvent('answer_page_failed', { code: errorCode(cause) });
      return undefined;
    });
  }

  /** Resolves with false if the lock exists: Cloud Tasks reserves the task's name for a day, across instances. */
  function lockForDay(...names: string[]): Promise<boolean> {
    // An address could be guessed from a plain hash.
    const name = createHmac('sha256', smtpPassword.value()).update(names.join(' ')).digest('hex');
    return queue.enqueue({ kind: 'lock', key: `confirmed-${name}` }, new Date(Date.now() + dayMs));
  }

  /** Queues the confirmation. Resolves with whether a confirmation is queued, also by another instance. */
  async function confirm(accepted: AcceptedRequest, client: Client, isKnown: boolean): Promise<boolean> {
    const { key, reference, receivedAt, promisedUntil, request } = accepted;
    const { email: address, language, callTime } = request;
    if (!request.confirmation || !address) return false;
    const task = { key, reference, receivedAt, promisedUntil, language, address, callTime };
    const mailbox = canonicalAddress(address);
    try {
      if (mayConfirm(client) && (await lockForDay(mailbox))) {
        await queue.enqueue({ kind: 'confirmation', ...task });
        await lockForDay(mailbox, key);
        return true;
      }
      // The lock exists if another instance has queued the confirmation of this request.
      if (isKnown && !(await lockForDay(mailbox, key))) return true;
      logEvent('confirmation_limited', { reference });
    } catch (cause) {
      logEvent('confirmation_not_scheduled', { reference, code: errorCode(cause) });
    }
    return false;
  }

  async function accept(
    key: string,
    receivedAt: Date,
    submittedRequest: ContactRequest,
    client: Client,
  ): Promise<AcceptResult> {
    const waitMs = delayOf(client);
    if (waitMs > maxDelayMs) return { kind: 'too_many', retryAfterMs: waitMs - maxDelayMs };
    const facts = await readFactsOrNone();
    const request = withKnownValues(submittedRequest, facts);
    const reference = referenceOf(key);
    const spamReasons = findSpamReasons(request);
    const times = { receivedAt: receivedAt.toISOString(), promisedUntil: replyDueIso(receivedAt, facts) };
    const accepted: AcceptedRequest = {
      key,
      reference,
      ...times,
      request,
      spamReasons,
      ...(client.isCrossSite && { isCrossSite: true }),
    };
    const delayMs = spamReasons.length > 0 ? maxDelayMs : waitMs;
    const storeResult = await store(accepted, delayMs);
    if (storeResult === 'failed' || storeResult === 'uncertain') {
      logEvent('contact_unavailable', { reference });
      return { kind: storeResult === 'failed' ? 'unavailable' : 'uncertain' };
    }
    const heldBackSeconds = delayMs > 0 ? Math.ceil(delayMs / 1000) : undefined;
    logEvent('contact_accepted', { reference, way: client.submission, heldBackSeconds });
    // No confirmation is sent for a delayed request, nor when the queue has failed.
    const isConfirmable = storeResult !== 'safeDespiteQueueFailure' && delayMs === 0;
    const isConfirmed = isConfirmable && (await confirm(accepted, client, storeResult === 'known'));
    return { kind: 'accepted', reference, ...times, callTime: request.callTime, isConfirmed };
  }

  return (request, client) => {
    const receivedAt = new Date();
    const key = deduplicationKey(request, receivedAt);
    return runOnce(key, () => accept(key, receivedAt, request, client));
  };
}
