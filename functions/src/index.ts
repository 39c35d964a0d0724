import { HttpsError, onRequest } from 'firebase-functions/https';
import { onSchedule } from 'firebase-functions/scheduler';
import { onTaskDispatched } from 'firebase-functions/tasks';
import { clinicTimeZone } from '../../shared/brand.ts';
import { createPageReader, createSiteFactsReader, pagesFolder } from './config/site-files.ts';
import {
  mailboxesOf,
  readMailServers,
  readSender,
  region,
  reservePassword,
  smtpPassword,
} from './config/parameters.ts';
import { createContactHandler } from './http/contact-handler.ts';
import { createNotFoundHandler } from './http/not-found-handler.ts';
import { bypassBodyParser } from './http/request-body.ts';
import { createMailers, type Mailers } from './mail/mailer.ts';
import { createDeliver, sendMailOf, type DeliveryContext } from './queue/deliver.ts';
import { attemptSeconds, queueOptions } from './queue/retry-policy.ts';
import { taskQueue } from './queue/task-queue.ts';
import { createAcceptRequest } from './request/accept-request.ts';
import { createConfirmationLimits, createRequestLimiter, rateLimits } from './request/rate-limits.ts';
import { createSpamDetector } from './request/spam-rules.ts';
import { errorCode, logEvent } from './watch/log-events.ts';

// Each function runs in its own processes; only `deliver` needs the platform's body parser.
if (['contact', 'pageNotFound'].includes(process.env.FUNCTION_TARGET ?? '')) bypassBodyParser();

// Unless NODE_ENV is `production`, the platform's Express sends stack traces in its error responses.
process.env.NODE_ENV ??= 'production';

let mailers: Mailers | undefined;
const readPage = createPageReader(pagesFolder);
const readFacts = createSiteFactsReader(pagesFolder);

function readContext(): DeliveryContext {
  // Parameters change only with a deploy, which starts new instances.
  mailers ??= createMailers(readMailServers());
  return { mailers, sender: readSender(), readFacts };
}

const deliverTask = createDeliver(readContext, taskQueue.enqueue);
const firstAttempt = 1;
const mailSecrets = [smtpPassword, reservePassword];

export const contact = onRequest(
  {
    region,
    cors: false,
    memory: '512MiB',
    concurrency: 20,
    timeoutSeconds: 30,
    maxInstances: rateLimits.maxInstances,
    secrets: mailSecrets,
  },
  createContactHandler(
    createAcceptRequest({
      queue: taskQueue,
      mailDirectly: async (task, signal) =>
        (await sendMailOf(task, firstAttempt, readContext(), signal)).kind,
      mailboxes: () => mailboxesOf(readSender()).map(([mailbox]) => mailbox),
      delayOf: createRequestLimiter(),
      findSpamReasons: createSpamDetector(),
      mayConfirm: createConfirmationLimits(),
      readFacts,
    }),
    readPage,
  ),
);

export const deliver = onTaskDispatched(
  { region, memory: '512MiB', timeoutSeconds: attemptSeconds.deliver, secrets: mailSecrets, ...queueOptions },
  ({ data, retryCount = 0 }) =>
    deliverTask(data, retryCount + 1).catch(() => {
      // The platform logs the message of every error but an HttpsError, and a message may quote the request. Status 500
      // makes Cloud Tasks retry this task; 503 would slow down the whole queue.
      throw new HttpsError('internal', 'not done yet');
    }),
);

export const pageNotFound = onRequest(
  { region, cors: false, concurrency: 20, maxInstances: 2 },
  createNotFoundHandler(readPage),
);

/** Queues a probe of the mail servers twice an hour. */
export const watch = onSchedule(
  { region, schedule: '0,30 * * * *', timeZone: clinicTimeZone, maxInstances: 1 },
  async ({ scheduleTime }) => {
    try {
      await taskQueue.enqueue({ kind: 'probe', key: `probe-${Date.parse(scheduleTime)}` });
    } catch (cause) {
      logEvent('probe_not_queued', { code: errorCode(cause) });
    }
  },
);
