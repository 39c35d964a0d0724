import { parseLinkKeys, type LinkKey } from '../link-keys.ts';
import { createReceiptAnswers } from '../receipt/receipt-answer.ts';
import type { ReadPage } from '../http/prerendered-pages.ts';
import type { OpeningHours } from '../../../shared/opening-hours.ts';
import type { ReceiptTexts } from '../../../shared/receipt-texts.ts';

/** As the secret ANSWER_LINK_KEYS holds it. */
export const signingKey = 'a:a-secret-that-is-known-to-nobody-else';

export const linkKeys = parseLinkKeys(signingKey);

export const hours: OpeningHours = {
  week: [
    { days: ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'], kind: 'open', spans: ['08:00-20:00'] },
    { days: ['saturday', 'sunday'], kind: 'closed' },
  ],
  exceptions: [],
};

export const receiptTexts: ReceiptTexts = {
  detail: 'Vă sunăm.',
  callback: 'Vă sunăm {day}.',
  onDay: '{day}',
  callTime: 'Ați ales: {day}, {part}.',
  parts: { morning: 'dimineața', afternoon: 'după-amiaza', evening: 'seara' },
  page: '/ro/cerere-trimisa',
  clinicName: 'Ghiocel Dental',
  address: ['Strada Florilor 1', 'București'],
  phone: { text: '0700 000 000', number: '+40700000000' },
  email: 'contact@ghiocel.example',
  referenceLabel: 'Numărul cererii',
  sentAt: 'Trimisă {day}, la ora {time}.',
  mailSubject: 'Am primit cererea {reference}',
  mailTitle: 'Am primit cererea dumneavoastră',
  mailChange: 'Sunați-ne sau răspundeți la acest mesaj.',
  mailNotMine: 'Nu trebuie să faceți nimic.',
};

export function receiptAnswers(readPage: ReadPage, keys: LinkKey[] = linkKeys) {
  return createReceiptAnswers({
    keys: () => keys,
    readPage,
    readTexts: () => Promise.resolve(receiptTexts),
    hours: () => hours,
  });
}
