import { clinicTimeZone } from '../../shared/brand.ts';
import { HttpsError, onRequest } from 'firebase-functions/https';
import { onSchedule } from 'firebase-functions/scheduler';
import { onTaskDispatched, type TaskQueueOptions } from 'firebase-functions/tasks';
import { createEnqueueOrSend } from './request/enqueue-or-send.ts';
import {
  answerLinkKeys,
  imapPassword,
  readClinic,
  readImapServer,
  readMailboxes,
  readMailServer,
  readOpeningHours,
  region,
  smtpPassword,
} from './config.ts';
import { createContactHandler } from './http/contact-handler.ts';
import { createDeliverer } from './queue/deliver-request.ts';
import { createAnsweredHandler } from './http/answered-handler.ts';
import { readAnswerLink } from './answer-link.ts';
import { answerLink, hasLinks, linkKeys } from './configured-links.ts';
import { createRemind, createReminderSchedule, endReminders, type ReminderTask } from './queue/reminders.ts';
import { enqueueDelivery, enqueueParked, reminderQueue } from './queue/task-queue.ts';
import type { DeliveryTask, ProbeTask } from './request-task.ts';
import { createDailyLine } from './watch/daily-line.ts';
import { errorCode, logEvent } from './watch/log-events.ts';
import { createProbe } from './watch/probe.ts';
import { createMailTaker } from './watch/probe-mailbox.ts';
import { createMailer, type Mailer } from './mail/mailer.ts';
import { createRateLimit, rateLimits } from './request/rate-limits.ts';
import { createNotFoundHandler } from './http/page-not-found.ts';
import type { ParkedRequest } from './queue/parked-request.ts';
import { createDeliverOrPark, createRedeliver } from './queue/parking.ts';
import { confirmationQueueOptions, laterQueueOptions, queueOptions } from './queue/queue-options.ts';
import { readPage } from './http/prerendered-pages.ts';
import {
  nameVisitor,
  readReceiptTexts,
  receipts,
  scheduleConfirmation,
} from './receipt/configured-receipts.ts';
import type { Confirmation, Mark } from './queue/schedule-confirmation.ts';
import { createConfirm } from './queue/send-confirmation.ts';
import { createLogReader } from './watch/read-log.ts';
import { createContactService } from './request/contact-service.ts';
import { createSpamDetector } from './request/spam-signs.ts';

let mailer: Mailer | undefined;

function context() {
  // The settings can be read once a request is served, and stay what they are until the next deploy.
  mailer ??= createMailer(readMailServer());
  return { send: mailer, mailboxes: readMailboxes(), clinic: readClinic(), answerLink };
}

function probeContext() {
  const server = readImapServer();
  const probeMailbox = server && { address: server.user, take: createMailTaker(server) };
  return { ...context(), probeMailbox };
}

function confirmationContext() {
  const { send, mailboxes } = context();
  return { send, from: mailboxes.from, hours: readOpeningHours(), readTexts: readReceiptTexts };
}

const sendDirectly = createDeliverer(context);
const scheduleReminders = createReminderSchedule(reminderQueue, readOpeningHours, hasLinks);
const deliverRequest = createDeliverer(context, async (task) => {
  await Promise.all([scheduleReminders(task), scheduleConfirmation(task)]);
});
const sendConfirmation = createConfirm(confirmationContext);
const sendReminder = createRemind(context);
const runProbe = createProbe(probeContext);
const deliverOrPark = createDeliverOrPark(deliverRequest, enqueueParked);
const redeliverRequest = createRedeliver(deliverRequest, enqueueParked);

const mailing: TaskQueueOptions = {
  region,
  memory: '512MiB',
  timeoutSeconds: 60,
  secrets: [smtpPassword, answerLinkKeys],
};

/** Has the queue call again when this fails. */
async function untilDone(work: Promise<void>): Promise<void> {
  try {
    await work;
  } catch {
    // Any other error would be logged whole, with the mail server's words. This one is logged already.
    throw new HttpsError('unavailable', 'not delivered yet');
  }
}

export const contact = onRequest(
  {
    region,
    cors: false,
    memory: '512MiB',
    timeoutSeconds: 30,
    maxInstances: rateLimits.maxInstances,
    secrets: [smtpPassword, answerLinkKeys],
  },
  createContactHandler(
    createContactService(
      createRateLimit(),
      createSpamDetector(),
      createEnqueueOrSend(enqueueDelivery, sendDirectly),
      nameVisitor,
    ),
    readPage,
    receipts,
  ),
);

/** The queue's function: mails one request at each call, and fails as long as the queue has to call again. */
export const deliver = onTaskDispatched<DeliveryTask | ProbeTask>(
  { ...mailing, ...queueOptions, secrets: [smtpPassword, answerLinkKeys, imapPassword] },
  async ({ data, retryCount = 0 }) => {
    const number = retryCount + 1;
    if (!('isProbe' in data)) return untilDone(deliverOrPark(data, number));
    const isOver = await runProbe(data, number);
    if (!isOver) throw new HttpsError('unavailable', 'not arrived yet');
  },
);

/** Called for a parked request when its next round is due. */
export const redeliver = onTaskDispatched<ParkedRequest>(
  { ...mailing, ...laterQueueOptions },
  ({ data, retryCount = 0 }) => untilDone(redeliverRequest(data, retryCount + 1)),
);

/** Called for a request that nobody has said to be answered. */
export const remind = onTaskDispatched<ReminderTask>({ ...mailing, ...laterQueueOptions }, ({ data }) =>
  untilDone(sendReminder(data)),
);

/** Called for a delivered request whose sender asked for a confirmation. */
export const confirm = onTaskDispatched<Confirmation | Mark>(
  { ...mailing, ...confirmationQueueOptions },
  ({ data }) => untilDone(sendConfirmation(data)),
);

/** The page behind the link in the desk's mails. */
export const answered = onRequest(
  { region, cors: false, maxInstances: 2, secrets: [answerLinkKeys] },
  createAnsweredHandler(
    (link) => readAnswerLink(linkKeys(), link, Date.now()),
    (key) => endReminders(reminderQueue, key),
  ),
);

export const pageNotFound = onRequest(
  { region, cors: false, maxInstances: 2 },
  createNotFoundHandler(readPage),
);

export const probe = onSchedule(
  { region, schedule: 'every 30 minutes', maxInstances: 1 },
  ({ scheduleTime }) => enqueueDelivery({ key: `probe-${Date.parse(scheduleTime)}`, isProbe: true }),
);

export const dailyLine = onSchedule(
  {
    region,
    schedule: '0 8 * * *',
    timeZone: clinicTimeZone,
    retryCount: 5,
    maxInstances: 1,
    secrets: [smtpPassword, answerLinkKeys],
  },
  async ({ scheduleTime }) => {
    const send = createDailyLine(() => createLogReader(process.env.GCLOUD_PROJECT ?? ''), context, hasLinks);
    try {
      await send(new Date(scheduleTime));
    } catch (cause) {
      logEvent('daily_line_failed', { code: errorCode(cause) });
      throw new HttpsError('unavailable', 'not sent yet');
    }
    logEvent('daily_line_sent');
  },
);
