import { HttpsError, onRequest } from 'firebase-functions/https';
import { onSchedule } from 'firebase-functions/scheduler';
import { onTaskDispatched } from 'firebase-functions/tasks';
import { clinicTimeZone } from '../../shared/brand.ts';
import { clinicClock, wallTimeAt } from '../../shared/clock.ts';
import { createPageReader, createSiteFactsReader, pagesFolder } from './config/site-files.ts';
import {
  answerLinkKeys,
  isEmulated,
  mailboxesOf,
  readMailServers,
  readSender,
  region,
  reservePassword,
  smtpPassword,
} from './config/parameters.ts';
import { createAnsweredHandler } from './http/answered-handler.ts';
import { createContactHandler } from './http/contact-handler.ts';
import { createNotFoundHandler } from './http/not-found-handler.ts';
import { bypassBodyParser } from './http/request-body.ts';
import { readAnswerLink, readLinkKeys } from './mail/answer-link.ts';
import { dailyMail } from './mail/daily-mail.ts';
import { dailyNotes } from './mail/daily-notes.ts';
import { createMailers, type Mailers } from './mail/mailer.ts';
import { sendDailyMail } from './mail/send-daily-mail.ts';
import { createDeliver, sendMailOf, type DeliveryContext } from './queue/deliver.ts';
import { endReminders } from './queue/reminders.ts';
import { attemptSeconds, queueOptions, retriesInWords } from './queue/retry-policy.ts';
import { accessToken, taskQueue } from './queue/task-queue.ts';
import { createAcceptRequest } from './request/accept-request.ts';
import { createConfirmationLimits, createRateLimits, rateLimits } from './request/rate-limits.ts';
import { createSpamDetector } from './request/spam-rules.ts';
import { readDailyCount } from './watch/daily-count.ts';
import { errorCode, logEvent } from './watch/log-events.ts';
import { createEventMemory, createLogReader } from './watch/read-log.ts';

// Each function has its own processes; only `deliver` takes its body from the platform's parser.
if (['contact', 'answered', 'pageNotFound'].includes(process.env.FUNCTION_TARGET ?? '')) bypassBodyParser();

// In any other mode the platform's Express answers its own errors with a stack trace.
process.env.NODE_ENV ??= 'production';

let mailers: Mailers | undefined;
const readPage = createPageReader(pagesFolder);
const readFacts = createSiteFactsReader(pagesFolder);

function context(): DeliveryContext {
  // Parameters can be read only while a request is served; they are constant until the next deploy.
  mailers ??= createMailers(readMailServers());
  return { mailers, sender: readSender(), readFacts };
}

const deliverTask = createDeliver(context, taskQueue.put);
const readLog = isEmulated
  ? () => Promise.resolve([])
  : createLogReader(process.env.GCLOUD_PROJECT ?? '', accessToken);
const mailSecrets = [smtpPassword, reservePassword, answerLinkKeys];

const mailboxes = () => mailboxesOf(readSender()).map(([mailbox]) => mailbox);

/** Fails with 500, so that the queue or the schedule calls again; 503 would slow down the whole queue. */
const notDone = () => new HttpsError('internal', 'not done yet');

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
      mailDirectly: async (task, signal) => (await sendMailOf(task, 1, context(), signal)).kind,
      mailboxes,
      holdBack: createRateLimits(),
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
      // The platform would log any other error with its words. The cause is logged already.
      throw notDone();
    }),
);

const handleAnswered = createAnsweredHandler({
  readLink: (link) => readAnswerLink(readLinkKeys().keys, link, Date.now()),
  end: (key) => endReminders(taskQueue, key),
  answered: createEventMemory(readLog, 'request_answered'),
});

/** The page behind the link of the desk's mails. */
export const answered = onRequest(
  { region, cors: false, concurrency: 20, maxInstances: 2, secrets: [answerLinkKeys] },
  (request, response) => {
    const [, query] = request.url.split('?', 2);
    return handleAnswered(request, response, new URLSearchParams(query).get('cerere') ?? '');
  },
);

export const pageNotFound = onRequest(
  { region, cors: false, concurrency: 20, maxInstances: 2 },
  createNotFoundHandler(readPage),
);

async function mailDailyLine(now: Date, today: string): Promise<boolean> {
  const { sender, ...delivery } = context();
  const facts = await readFacts();
  const hasLinks = readLinkKeys().keys.length > 0;
  const texts = { hasLinks, retries: retriesInWords, promiseField: facts.promiseField };
  const notes = dailyNotes(facts, today);
  const count = await readDailyCount(readLog, now);
  return sendDailyMail(
    (to) => dailyMail({ count, sender, to, now, notes, ...texts }),
    mailboxesOf(sender),
    delivery.mailers,
  );
}

/** Twice an hour a probe is queued; at eight the desk gets its daily mail. */
export const watch = onSchedule(
  {
    region,
    schedule: '0,30 * * * *',
    timeZone: clinicTimeZone,
    retryCount: 5,
    maxInstances: 1,
    secrets: mailSecrets,
  },
  async ({ scheduleTime }) => {
    const now = new Date(scheduleTime);
    try {
      await taskQueue.put({ kind: 'probe', key: `probe-${now.getTime()}` });
    } catch (cause) {
      // A retry would mail the daily line again; the next probe is queued in half an hour.
      logEvent('probe_not_queued', { code: errorCode(cause) });
    }
    const { date: today, time } = wallTimeAt(now.getTime(), clinicClock);
    if (time !== '08:00') return;
    const isSent = await mailDailyLine(now, today).catch((cause: unknown) => {
      logEvent('daily_line_failed', { code: errorCode(cause) });
      return false;
    });
    if (!isSent) throw notDone();
  },
);
