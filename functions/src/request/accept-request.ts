import { parseCallTime, callTimeCode, isOffered } from '../../../shared/call-times.ts';
import { clinicClock, wallTimeAt } from '../../../shared/clock.ts';
import type { ContactRequest } from '../../../shared/contact-request.ts';
import type { SiteFacts } from '../../../shared/site-facts.ts';
import type { ReadSiteFacts } from '../config/site-files.ts';
import type { AcceptedRequest, RequestTask } from '../mail/mail-tasks.ts';
import { oncePerKey } from '../queue/once-per-key.ts';
import { type TaskQueue, within } from '../queue/task-queue.ts';
import { errorCode, logEvent } from '../watch/log-events.ts';
import type { MayConfirm, RateLimits, Source } from './rate-limits.ts';
import { referenceOf, requestKey } from './request-key.ts';
import type { FindSpamReasons } from './spam-rules.ts';

/** Milliseconds. With the body's 2.5 s: 9.5 s at most mailed directly, 8.5 s with a confirmation, of the promised ten. */
const queueTimeout = 3_000;
const directTimeout = 4_000;

type Acceptance =
  | { kind: 'accepted'; reference: string; callTime: string | undefined; isConfirmed: boolean }
  | { kind: 'too_many'; wait: number }
  | { kind: 'unavailable' };

export type AcceptRequest = (request: ContactRequest, source: Source) => Promise<Acceptance>;

type Parts = {
  queue: TaskQueue;
  mailDirectly: (task: RequestTask, signal: AbortSignal) => Promise<void>;
  hasReserve: () => boolean;
  limits: RateLimits;
  findSpamReasons: FindSpamReasons;
  mayConfirm: MayConfirm;
  readFacts: ReadSiteFacts;
};

/** The mail presents the browser's context as the site's own word, so it is compared with the build. */
function checked(request: ContactRequest, receivedAt: Date, facts: SiteFacts | undefined): ContactRequest {
  const callTime = parseCallTime(request.callTime);
  const now = wallTimeAt(receivedAt.getTime(), clinicClock);
  const isCallable = callTime && facts && isOffered(callTime, facts.openingHours, now);
  const isKnownVersion = request.consentVersion === facts?.consentVersion;
  return {
    ...request,
    page: facts?.pages.includes(request.page) ? request.page : '',
    package: facts?.packages.find((name) => name === request.package),
    callTime: isCallable ? callTimeCode(callTime) : undefined,
    consentVersion: isKnownVersion
      ? request.consentVersion
      : `${request.consentVersion} (spusă de browser, alta decât cea de pe site)`,
  };
}

/** A request is accepted once it is stored. Sent again, it gets the same answer and counts once. */
export function createAcceptRequest({ queue, limits, ...parts }: Parts): AcceptRequest {
  const { mailDirectly, hasReserve, findSpamReasons, mayConfirm, readFacts } = parts;
  const once = oncePerKey<Acceptance>(1_000, ({ kind }) => kind === 'accepted');

  function readFactsOrNone() {
    return readFacts().catch((cause: unknown) => {
      logEvent('answer_page_failed', { code: errorCode(cause) });
      return undefined;
    });
  }

  async function isQueued(task: RequestTask, scheduleTime: Date | undefined): Promise<boolean> {
    const { reference, mailbox } = task;
    const end = performance.now() + queueTimeout;
    const put = () => queue.put(task, scheduleTime);
    // The queue may have the task though its answer was lost, and then says so; too late, a mail is on its way.
    const putAgain = (cause: unknown) => (performance.now() < end ? put() : Promise.reject(cause));
    try {
      await within(queueTimeout, put().catch(putAgain));
    } catch (cause) {
      logEvent('contact_queue_failed', { reference, mailbox, code: errorCode(cause) });
      return false;
    }
    return true;
  }

  async function isSentDirectly(task: RequestTask): Promise<boolean> {
    const { reference } = task;
    try {
      await mailDirectly(task, AbortSignal.timeout(directTimeout));
    } catch (cause) {
      logEvent('contact_unavailable', { reference, code: errorCode(cause) });
      return false;
    }
    logEvent('contact_sent_directly', { reference });
    return true;
  }

  async function store(accepted: AcceptedRequest, delay: number): Promise<'queue' | 'mailbox' | undefined> {
    const scheduleTime = delay > 0 ? new Date(Date.now() + delay) : undefined;
    const inbox: RequestTask = { ...accepted, kind: 'request', mailbox: 'inbox' };
    const [isInInbox] = await Promise.all([
      isQueued(inbox, scheduleTime),
      hasReserve() && isQueued({ ...inbox, mailbox: 'reserve' }, scheduleTime),
    ]);
    if (isInInbox) {
      logEvent('contact_queued', { reference: accepted.reference });
      return 'queue';
    }
    // A copy in the reserve mailbox alone is not "sent": pressed again, the request reaches both.
    return (await isSentDirectly(inbox)) ? 'mailbox' : undefined;
  }

  async function confirm(accepted: AcceptedRequest, source: Source): Promise<boolean> {
    const { key, reference, receivedAt, request } = accepted;
    const { email: address, language, callTime } = request;
    if (!request.confirmation || !address || accepted.spamReasons?.length) return false;
    if (!mayConfirm(address, source)) {
      logEvent('confirmation_limited', { reference });
      return false;
    }
    try {
      const task = { kind: 'confirmation', key, reference, receivedAt, language, address, callTime } as const;
      await within(queueTimeout, queue.put(task));
    } catch (cause) {
      logEvent('confirmation_not_scheduled', { reference, code: errorCode(cause) });
      return false;
    }
    return true;
  }

  async function accept(
    key: string,
    receivedAt: Date,
    asked: ContactRequest,
    source: Source,
  ): Promise<Acceptance> {
    const wait = limits.waitOf(source);
    if (wait > 0) return { kind: 'too_many', wait };
    const request = checked(asked, receivedAt, await readFactsOrNone());
    const reference = referenceOf(key);
    const accepted: AcceptedRequest = {
      key,
      reference,
      receivedAt: receivedAt.toISOString(),
      request,
      spamReasons: findSpamReasons(request),
      ...(source.isCrossSite && { isCrossSite: true }),
    };
    const delay = limits.delay();
    const place = await store(accepted, delay);
    if (!place) return { kind: 'unavailable' };
    // A confirmation needs the queue, and is left out in a flood.
    const isConfirmed = place === 'queue' && delay === 0 && (await confirm(accepted, source));
    return { kind: 'accepted', reference, callTime: request.callTime, isConfirmed };
  }

  return (request, source) => {
    const receivedAt = new Date();
    const key = requestKey(request, receivedAt);
    return once(key, () => accept(key, receivedAt, request, source));
  };
}
