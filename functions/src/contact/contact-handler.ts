import type { ServerResponse } from 'node:http';
import { parseContactRequest } from '../../../shared/contact-request.ts';
import type { Typed } from './answer-page.ts';
import { clientAddress } from './client-address.ts';
import { sendAnswer, type Outcome } from './contact-answer.ts';
import { errorCode, logEvent } from '../monitoring/log-events.ts';
import { readContactBody, wantsPage, type FunctionRequest } from './read-contact-body.ts';
import type { ContactOutcome, HandleRequest } from './contact-service.ts';
import type { ReadPage } from '../prerendered-pages.ts';

const unavailable: Outcome = { status: 503, answer: { ok: false, code: 'unavailable' }, retryAfter: 30 };

function outcomeOf(contact: ContactOutcome): Outcome {
  if (contact.kind === 'taken') return { status: 200, answer: { ok: true, reference: contact.reference } };
  if (contact.kind === 'unavailable') return unavailable;
  const retryAfter = Math.ceil(contact.wait / 1000);
  return { status: 429, answer: { ok: false, code: 'too_many_requests' }, retryAfter };
}

async function submit(typed: Typed, request: FunctionRequest, take: HandleRequest): Promise<Outcome> {
  const parsed = parseContactRequest(typed);
  if (parsed.ok) return outcomeOf(await take(parsed.request, clientAddress(request)));
  return { status: 422, answer: { ok: false, code: 'invalid_fields', errors: parsed.errors } };
}

/** Success means that `take` has made the request durable. Every fault is an answer: it never throws. */
export function createContactHandler(take: HandleRequest, readPage: ReadPage) {
  return async (request: FunctionRequest, response: ServerResponse): Promise<void> => {
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
    if (!outcome.answer.ok) logEvent('contact_refused', { code: outcome.answer.code });
    await sendAnswer(response, outcome, wantsPage(request) && { typed, readPage });
  };
}
