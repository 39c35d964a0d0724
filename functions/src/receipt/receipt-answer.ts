import type { ServerResponse } from 'node:http';
import type { Language } from '../../../shared/languages.ts';
import type { OpeningHours } from '../../../shared/opening-hours.ts';
import type { Receipt } from '../../../shared/receipt.ts';
import type { LinkKey } from '../link-keys.ts';
import { redirect, sendPage } from '../answers.ts';
import { pageOrSentence } from '../contact/contact-answer.ts';
import type { ReadPage } from '../prerendered-pages.ts';
import { readReceiptLink, signReceiptLink } from './receipt-link.ts';
import { fillReceiptPage } from './receipt-page.ts';
import type { ReadReceiptTexts } from './receipt-texts-reader.ts';

type ReceiptSources = {
  keys: () => LinkKey[];
  readPage: ReadPage;
  readTexts: ReadReceiptTexts;
  hours: () => OpeningHours;
};

/** The page one keeps of a request that was sent without the site's scripts. */
export function createReceiptAnswers({ keys, readPage, readTexts, hours }: ReceiptSources) {
  const pageOf = (receipt: Receipt, language: Language) =>
    pageOrSentence(async () => {
      const { html, policy } = await readPage(`contact-answer-${language}`);
      const words = { language, texts: await readTexts(language), hours: hours() };
      return { html: fillReceiptPage(html, receipt, words), policy };
    }, receipt.reference);

  return {
    async afterSending(response: ServerResponse, receipt: Receipt, language: Language): Promise<void> {
      const link = signReceiptLink(keys(), language, receipt);
      if (link) return redirect(response, 303, `/api/contact?cerere=${link}`);
      return sendPage(response, 200, await pageOf(receipt, language));
    },

    /** A link that proves nothing leads to the page that says nothing of any request. */
    async openAgain(response: ServerResponse, link: string): Promise<void> {
      const { language, receipt } = readReceiptLink(keys(), link);
      if (receipt) return sendPage(response, 200, await pageOf(receipt, language));
      const pathname = await readTexts(language).then(
        ({ page }) => page,
        () => '/',
      );
      return redirect(response, 302, pathname);
    },
  };
}

export type ReceiptAnswers = ReturnType<typeof createReceiptAnswers>;
