import { linkKeys } from '../configured-links.ts';
import { readOpeningHours } from '../config.ts';
import { confirmationQueue } from '../queue/task-queue.ts';
import { pagesFolder, readPage } from '../http/prerendered-pages.ts';
import { hiddenName } from '../queue/confirmation-names.ts';
import { createReceiptAnswers } from './receipt-answer.ts';
import { createReceiptTextsReader } from './receipt-texts-reader.ts';
import { createConfirmationSchedule } from '../queue/schedule-confirmation.ts';

export const readReceiptTexts = createReceiptTextsReader(pagesFolder);

export const receipts = createReceiptAnswers({
  keys: linkKeys,
  readPage,
  readTexts: readReceiptTexts,
  hours: readOpeningHours,
});

export const nameVisitor = (address: string) => hiddenName(linkKeys(), 'visitor', address);

export const scheduleConfirmation = createConfirmationSchedule(confirmationQueue, (mailbox) =>
  hiddenName(linkKeys(), 'mailbox', mailbox),
);
