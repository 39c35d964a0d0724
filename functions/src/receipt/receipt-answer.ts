import type { ServerResponse } from 'node:http';
import type { Language } from '../../../shared/languages.ts';
import type { OpeningHours } from '../../../shared/opening-hours.ts';
import type { Receipt } from '../../../shared/receipt.ts';
import type { LinkKey } from '../link-keys.ts';
import { redirect, sendPage } from '../http/answers.ts';
import { pageOrSentence } from '../http/contact-answer.ts';
import type { ReadPage } from '../http/prerendered-pages.ts';
import { readReceiptLink, signReceiptLink } from './receipt-link.ts';
import { fillReceiptPage } from './receipt-page.ts';
import type { ReadReceiptTexts } from './receipt-texts-reader.ts';

export type ReceiptSources = {
  keys: () => LinkKey[];
  readPage: ReadPage;
  readTexts: ReadReceiptTexts;
  hours: () => OpeningHours;
};

/** The page one keeps of a request that was sent without the site's scripts. */
export function createReceiptAnswers({ keys, readPage, readTexts, hours }: ReceiptSources) {
  function pathOf(receipt: Receipt, language: Language): string | undefined {
    const link = signReceiptLink(keys(), language, receipt);
    return link && `/api/contact?cerere=${link}`;
  }

  const pageOf = (receipt: Receipt, language: Language) =>
    pageOrSentence(async () => {
      const { html, policy } = await readPage(`contact-answer-${language}`);
      const pathIn = (other: Language) => pathOf(receipt, other);
      const words = { language, texts: await readTexts(language), hours: hours(), pathIn };
      return { html: fillReceiptPage(html, receipt, words), policy };
    }, receipt.reference);

  return {
    async afterSending(response: ServerResponse, receipt: Receipt, language: Language): Promise<void> {
      const path = pathOf(receipt, language);
      if (path) return redirect(response, 303, path);
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
