import { join } from 'node:path';
import { HttpsError, onRequest } from 'firebase-functions/https';
import { onTaskDispatched } from 'firebase-functions/tasks';
import { createAcceptor } from './accept-request.ts';
import { readClinic, readMailboxes, readMailServer, region, smtpPassword } from './config.ts';
import { createContactHandler } from './contact-handler.ts';
import { createDeliverer } from './deliver-request.ts';
import { enqueueDelivery } from './delivery-queue.ts';
import type { DeliveryTask } from './delivery-task.ts';
import { createMailer, type SendMail } from './mailer.ts';
import { createGate, intakeLimits } from './intake-limits.ts';
import { createNotFoundHandler } from './page-not-found.ts';
import { maxAttempts, queueOptions } from './queue-options.ts';
import { createIntake } from './request-intake.ts';
import { createSuspect } from './suspicion.ts';

let mailer: SendMail | undefined;

const deliverRequest = createDeliverer(() => {
  // The settings can be read once a request is served, and stay what they are until the next deploy.
  mailer ??= createMailer(readMailServer());
  return { send: mailer, mailboxes: readMailboxes(), clinic: readClinic() };
});

/** `POST /api/contact`. */
export const contact = onRequest(
  {
    region,
    cors: false,
    memory: '512MiB',
    timeoutSeconds: 30,
    maxInstances: intakeLimits.maxInstances,
    secrets: [smtpPassword],
  },
  createContactHandler(
    createIntake(createGate(), createSuspect(), createAcceptor(enqueueDelivery, deliverRequest)),
    readClinic,
  ),
);

/** The queue's function: mails one request at each call, and fails as long as the queue has to call again. */
export const deliver = onTaskDispatched<DeliveryTask>(
  { region, memory: '512MiB', timeoutSeconds: 60, secrets: [smtpPassword], ...queueOptions },
  async ({ data, retryCount = 0 }) => {
    const number = retryCount + 1;
    try {
      await deliverRequest(data, { number, isLast: number >= maxAttempts });
    } catch {
      // Any other error would be logged whole, with the mail server's words. This one is logged already.
      throw new HttpsError('unavailable', 'not delivered yet');
    }
  },
);

/** Answers the paths below `/en` that are no page. */
export const pageNotFound = onRequest(
  { region, cors: false, maxInstances: 2 },
  createNotFoundHandler(join(import.meta.dirname, 'not-found-en.html')),
);
