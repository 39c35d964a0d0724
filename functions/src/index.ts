import { HttpsError, onRequest } from 'firebase-functions/https';
import { onSchedule } from 'firebase-functions/scheduler';
import { onTaskDispatched } from 'firebase-functions/tasks';
import { clinicTimeZone } from '../../shared/brand.ts';
import { clinicClock, wallTimeAt } from '../../shared/clock.ts';
import { createPageReader, createSiteFactsReader, pagesFolder } from './config/site-files.ts';
import { answerLinkKeys, readMailServer, readSender, region, smtpPassword } from './config/parameters.ts';
import { createAnsweredHandler } from './http/answered-handler.ts';
import { createContactHandler } from './http/contact-handler.ts';
import { createNotFoundHandler } from './http/not-found-handler.ts';
import { bypassBodyParser } from './http/request-body.ts';
import { readAnswerLink, readLinkKeys } from './mail/answer-link.ts';
import { dailyMail } from './mail/daily-mail.ts';
import { daysOffLines } from './mail/days-off-lines.ts';
import { readTask, type Task } from './mail/mail-tasks.ts';
import { createMailer, type Mailer } from './mail/mailer.ts';
import { createDeliver, mailRequest, type DeliveryContext } from './queue/deliver.ts';
import { createReminderSchedule, endReminders } from './queue/reminders.ts';
import { queueOptions, retriesInWords } from './queue/retry-policy.ts';
import { accessToken, taskQueue } from './queue/task-queue.ts';
import { createAcceptRequest } from './request/accept-request.ts';
import { createConfirmationLimits, createRateLimits, rateLimits } from './request/rate-limits.ts';
import { createSpamDetector } from './request/spam-rules.ts';
import { createDailyLine } from './watch/daily-line.ts';
import { errorCode, logEvent } from './watch/log-events.ts';
import { createLogReader } from './watch/read-log.ts';

// Each function runs in processes of its own. The queue's function gets its task from the platform's parser.
if (['contact', 'answered', 'pageNotFound'].includes(process.env.FUNCTION_TARGET ?? '')) bypassBodyParser();

// In any other mode the platform's Express answers its own errors with a stack trace.
process.env.NODE_ENV ??= 'production';

let mailer: Mailer | undefined;
const readPage = createPageReader(pagesFolder);
const readFacts = createSiteFactsReader(pagesFolder);

function context(): DeliveryContext {
  // Parameters can be read only once a request is served; they stay the same until the next deploy.
  mailer ??= createMailer(readMailServer());
  return { send: mailer, sender: readSender(), readFacts };
}

const deliverTask = createDeliver(context, createReminderSchedule(taskQueue, readFacts));

/** Fails with 500, so that the queue or the schedule calls again; 503 would slow down the whole queue. */
async function untilDone(work: Promise<void>): Promise<void> {
  try {
    await work;
  } catch {
    // Any other error would be logged whole, with the mail server's words. The cause is logged already.
    throw new HttpsError('internal', 'not done yet');
  }
}

export const contact = onRequest(
  {
    region,
    cors: false,
    memory: '512MiB',
    concurrency: 20,
    timeoutSeconds: 30,
    maxInstances: rateLimits.maxInstances,
    secrets: [smtpPassword, answerLinkKeys],
  },
  createContactHandler(
    createAcceptRequest({
      queue: taskQueue,
      mailDirectly: (task, signal) => mailRequest(task, 1, context(), signal),
      hasReserve: () => readSender().mailboxes.reserve !== undefined,
      limits: createRateLimits(),
      findSpamReasons: createSpamDetector(),
      mayConfirm: createConfirmationLimits(),
      readFacts,
    }),
    readPage,
  ),
);

export const deliver = onTaskDispatched<Task>(
  { region, memory: '512MiB', timeoutSeconds: 60, secrets: [smtpPassword, answerLinkKeys], ...queueOptions },
  ({ data, retryCount = 0 }) => untilDone(deliverTask(readTask(data), retryCount + 1)),
);

export const answered = onRequest(
  { region, cors: false, concurrency: 20, maxInstances: 2, secrets: [answerLinkKeys] },
  createAnsweredHandler(
    (link) => readAnswerLink(readLinkKeys().keys, link, Date.now()),
    (key) => endReminders(taskQueue, key),
  ),
);

export const pageNotFound = onRequest(
  { region, cors: false, concurrency: 20, maxInstances: 2 },
  createNotFoundHandler(readPage),
);

async function mailDailyLine(now: Date): Promise<void> {
  const { send, sender } = context();
  const hasLinks = readLinkKeys().keys.length > 0;
  const notes = daysOffLines(await readFacts(), now);
  const mailCount = createDailyLine(createLogReader(process.env.GCLOUD_PROJECT ?? '', accessToken), (count) =>
    send(dailyMail(count, sender, hasLinks, retriesInWords, now, notes)),
  );
  try {
    await mailCount(now);
  } catch (cause) {
    logEvent('daily_line_failed', { code: errorCode(cause) });
    throw cause;
  }
  logEvent('daily_line_sent');
}

/** Twice an hour a probe is queued; at eight the desk gets its daily mail. */
export const watch = onSchedule(
  {
    region,
    schedule: '0,30 * * * *',
    timeZone: clinicTimeZone,
    retryCount: 5,
    maxInstances: 1,
    secrets: [smtpPassword, answerLinkKeys],
  },
  async ({ scheduleTime }) => {
    const now = new Date(scheduleTime);
    await taskQueue.put({ kind: 'probe', key: `probe-${now.getTime()}` });
    if (wallTimeAt(now.getTime(), clinicClock).time === '08:00') await untilDone(mailDailyLine(now));
  },
);
