import { load } from 'cheerio/slim';
import type { Language } from '../../../shared/languages.ts';
import type { OpeningHours } from '../../../shared/opening-hours.ts';
import type { Receipt } from '../../../shared/receipt.ts';
import { sentAtInWords, whatFollows, type ReceiptTexts } from '../../../shared/receipt-texts.ts';
import { cheerioOptions, leaveOutcome } from '../http/answer-page.ts';
import { dayInWords } from '../mail/day-in-words.ts';

type Words = {
  language: Language;
  texts: ReceiptTexts;
  hours: OpeningHours;
  /** Where the page is in a language; undefined without a key to sign the link with. */
  pathIn: (language: string) => string | undefined;
};

/** Fills in the prerendered page with all outcomes (`contact-answer.tsx`) for a request that was sent. */
export function fillReceiptPage(html: string, receipt: Receipt, words: Words): string {
  const { language, texts, hours, pathIn } = words;
  const $ = load(html, cheerioOptions);
  leaveOutcome($, 'sent');
  const day = (date: string) => dayInWords(date, language);
  $('[data-slot="reference"]').text(receipt.reference);
  $('[data-slot="sent-at"]').text(sentAtInWords(receipt.sentAt, texts.sentAt, day));
  $('[data-slot="follows"]').text(whatFollows(receipt, texts, hours, day));
  // They lead home, as from every page that is not one of the table; the number would be lost.
  $('a[hreflang]').each((_, link) => {
    const path = pathIn($(link).attr('hreflang') ?? '');
    if (path) $(link).attr('href', path);
  });
  if (!receipt.isConfirmed) $('[data-slot="confirmation"]').remove();
  $('form, #contact-errors, .contact-answer__back').remove();
  return $.html();
}
