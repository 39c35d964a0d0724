import type { ContactAnswer } from '../../../shared/contact-request.ts';
import type { Receipt } from '../../../shared/receipt.ts';
import { dataPolicy } from './answers.ts';
import { errorCode, logEvent } from '../watch/log-events.ts';
import type { PrerenderedPage } from './prerendered-pages.ts';

export type Outcome = { status: 200; receipt: Receipt } | Refusal;

export type Refusal = {
  status: 400 | 405 | 413 | 415 | 422 | 429 | 503;
  answer: Extract<ContactAnswer, { ok: false }>;
  /** Seconds after which the request may be sent again. */
  retryAfter?: number;
};

/** What is said when the build's page is not there: in two languages, because nothing of the content is. */
function withoutTheBuild(reference?: string): PrerenderedPage {
  const words = reference
    ? `Mesajul a fost trimis. Message sent. ${reference}`
    : 'Mesajul nu a fost trimis. Your message has not been sent.';
  const html = `<!doctype html><html lang="ro"><meta charset="utf-8"><title>${words}</title><p>${words}</p><p><a href="/">Înapoi · Back</a></p>`;
  return { html, policy: dataPolicy };
}

/** The page `make` has filled in, or a sentence where it cannot; with a reference it says that the request was sent. */
export async function pageOrSentence(
  make: () => Promise<PrerenderedPage>,
  reference?: string,
): Promise<PrerenderedPage> {
  try {
    return await make();
  } catch (cause) {
    logEvent('answer_page_failed', { code: errorCode(cause) });
    return withoutTheBuild(reference);
  }
}
