import { load } from 'cheerio/slim';
import type { Language } from '../../../shared/languages.ts';
import type { OpeningHours } from '../../../shared/opening-hours.ts';
import type { Receipt } from '../../../shared/receipt.ts';
import { sentAtInWords, whatFollows, type ReceiptTexts } from '../../../shared/receipt-texts.ts';
import { cheerioOptions, leaveOutcome } from '../contact/answer-page.ts';
import { dayInWords } from './day-in-words.ts';

type Words = { language: Language; texts: ReceiptTexts; hours: OpeningHours };

/** Fills in the prerendered page with all outcomes (`contact-answer.tsx`) for a request that was sent. */
export function fillReceiptPage(html: string, receipt: Receipt, { language, texts, hours }: Words): string {
  const $ = load(html, cheerioOptions);
  leaveOutcome($, 'sent');
  const day = (date: string) => dayInWords(date, language);
  $('[data-slot="reference"]').text(receipt.reference);
  $('[data-slot="sent-at"]').text(sentAtInWords(receipt.sentAt, texts.sentAt, day));
  $('[data-slot="follows"]').text(whatFollows(receipt, texts, hours, day));
  if (!receipt.isConfirmed) $('[data-slot="confirmation"]').remove();
  $('form, #contact-errors, .contact-answer__back').remove();
  return $.html();
}
