import type { ServerResponse } from 'node:http';
import { parseContactRequest } from '../../../shared/contact-request.ts';
import { sendJson, sendPage } from './answers.ts';
import { fillAnswerPage, languageOf, type Typed } from './answer-page.ts';
import { clientAddress } from './client-address.ts';
import { pageOrSentence, type Outcome, type Refusal } from './contact-answer.ts';
import { errorCode, logEvent } from '../watch/log-events.ts';
import { readContactBody, wantsPage, type FunctionRequest } from './read-contact-body.ts';
import type { ContactOutcome, HandleRequest } from '../request/contact-service.ts';
import type { ReadPage } from './prerendered-pages.ts';
import type { ReceiptAnswers } from '../receipt/receipt-answer.ts';

const unavailable: Refusal = { status: 503, answer: { ok: false, code: 'unavailable' }, retryAfter: 30 };

function outcomeOf(contact: ContactOutcome): Outcome {
  if (contact.kind === 'taken') return { status: 200, receipt: contact.receipt };
  if (contact.kind === 'unavailable') return unavailable;
  const retryAfter = Math.ceil(contact.wait / 1000);
  return { status: 429, answer: { ok: false, code: 'too_many_requests' }, retryAfter };
}

async function submit(typed: Typed, request: FunctionRequest, take: HandleRequest): Promise<Outcome> {
  const parsed = parseContactRequest(typed);
  if (parsed.ok) return outcomeOf(await take(parsed.request, clientAddress(request)));
  return { status: 422, answer: { ok: false, code: 'invalid_fields', errors: parsed.errors } };
}

/** The link of a request that was sent, where the page of one is opened. */
function receiptLink({ method, url = '' }: FunctionRequest): string | null {
  if (method !== 'GET' && method !== 'HEAD') return null;
  const [, query = ''] = url.split('?', 2);
  return new URLSearchParams(query).get('cerere');
}

/** Success means that `take` has made the request durable. Every fault is an answer: it never throws. */
export function createContactHandler(take: HandleRequest, readPage: ReadPage, receipts: ReceiptAnswers) {
  function refuse(response: ServerResponse, { status, answer, retryAfter }: Refusal, typed?: Typed) {
    logEvent('contact_refused', { code: answer.code });
    if (status === 405) response.setHeader('Allow', 'POST');
    if (retryAfter !== undefined) response.setHeader('Retry-After', retryAfter);
    return typed ? refuseOnPage(response, status, answer, typed) : sendJson(response, status, answer);
  }

  async function refuseOnPage(
    response: ServerResponse,
    status: Refusal['status'],
    answer: Refusal['answer'],
    typed: Typed,
  ) {
    const page = await pageOrSentence(async () => {
      const { html, policy } = await readPage(`contact-answer-${languageOf(typed)}`);
      return { html: fillAnswerPage(html, answer, typed), policy };
    });
    sendPage(response, status, page);
  }

  return async (request: FunctionRequest, response: ServerResponse): Promise<void> => {
    const link = receiptLink(request);
    if (link !== null) return receipts.openAgain(response, link);
    let typed: Typed = {};
    let outcome: Outcome;
    try {
      const body = readContactBody(request);
      if (body.ok) typed = body.input;
      outcome = body.ok
        ? await submit(typed, request, take)
        : { status: body.status, answer: { ok: false, code: body.code } };
    } catch (cause) {
      logEvent('contact_crashed', { code: errorCode(cause) });
      outcome = unavailable;
    }
    const onPage = wantsPage(request);
    if ('answer' in outcome) return refuse(response, outcome, onPage ? typed : undefined);
    const { receipt } = outcome;
    if (onPage) return receipts.afterSending(response, receipt, languageOf(typed));
    const { reference, isConfirmed } = receipt;
    sendJson(response, 200, { ok: true, reference, ...(isConfirmed && { confirmation: true }) });
  };
}
