import type { ServerResponse } from 'node:http';
import type { ContactAnswer } from '../../../shared/contact-request.ts';
import { dataPolicy, setSecurityHeaders } from '../answer-headers.ts';
import { fillAnswerPage, languageOf, type Typed } from './answer-page.ts';
import { errorCode, logEvent } from '../monitoring/log-events.ts';
import type { PrerenderedPage, ReadPage } from '../prerendered-pages.ts';

export type Outcome = {
  status: 200 | 400 | 405 | 413 | 415 | 422 | 429 | 503;
  answer: ContactAnswer;
  /** Seconds after which the request may be sent again. */
  retryAfter?: number;
};

/** What is said when the build's page is not there: in two languages, because nothing of the content is. */
function withoutTheBuild(answer: ContactAnswer): PrerenderedPage {
  const words = answer.ok
    ? `Mesajul a fost trimis. Message sent. ${answer.reference}`
    : 'Mesajul nu a fost trimis. Your message has not been sent.';
  const html = `<!doctype html><html lang="ro"><meta charset="utf-8"><title>${words}</title><p>${words}</p><p><a href="/">Înapoi · Back</a></p>`;
  return { html, policy: dataPolicy };
}

async function pageOf(answer: ContactAnswer, typed: Typed, readPage: ReadPage): Promise<PrerenderedPage> {
  try {
    const { html, policy } = await readPage(`contact-answer-${languageOf(typed)}`);
    return { html: fillAnswerPage(html, answer, typed), policy };
  } catch (cause) {
    logEvent('answer_page_failed', { code: errorCode(cause) });
    return withoutTheBuild(answer);
  }
}

export async function sendAnswer(
  response: ServerResponse,
  { status, answer, retryAfter }: Outcome,
  page: { typed: Typed; readPage: ReadPage } | false,
): Promise<void> {
  const { html, policy } = page ? await pageOf(answer, page.typed, page.readPage) : { policy: dataPolicy };
  response.statusCode = status;
  response.setHeader('Cache-Control', 'no-store');
  setSecurityHeaders(response, policy);
  if (status === 405) response.setHeader('Allow', 'POST');
  if (retryAfter !== undefined) response.setHeader('Retry-After', retryAfter);
  response.setHeader('Content-Type', `${page ? 'text/html' : 'application/json'}; charset=utf-8`);
  response.end(html ?? JSON.stringify(answer));
}
