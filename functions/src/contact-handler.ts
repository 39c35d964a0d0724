import type { ServerResponse } from 'node:http';
import { parseContactRequest } from '../../shared/contact-request.ts';
import type { AcceptRequest } from './accept-request.ts';
import { sendAnswer, type Outcome } from './contact-answer.ts';
import type { Clinic } from './config.ts';
import { deliveryTask } from './delivery-task.ts';
import { errorCode, logEvent } from './log-events.ts';
import { readContactBody, wantsPage, type FunctionRequest } from './read-contact-body.ts';

const unavailable: Outcome = { status: 503, answer: { ok: false, code: 'unavailable' } };

type Handled = { outcome: Outcome; input?: Record<string, unknown> };

async function handle(request: FunctionRequest, accept: AcceptRequest): Promise<Handled> {
  if (request.method !== 'POST') {
    return { outcome: { status: 405, answer: { ok: false, code: 'method_not_allowed' } } };
  }
  const body = readContactBody(request);
  if (!body.ok) return { outcome: { status: body.status, answer: { ok: false, code: body.code } } };
  const { input } = body;
  const parsed = parseContactRequest(input);
  if (!parsed.ok) {
    const { errors } = parsed;
    return { input, outcome: { status: 422, answer: { ok: false, code: 'invalid_fields', errors } } };
  }
  const task = deliveryTask(parsed.request, new Date());
  if (!(await accept(task))) return { input, outcome: unavailable };
  return { input, outcome: { status: 200, answer: { ok: true, reference: task.reference } } };
}

/**
 * The function `contact`: `POST /api/contact`, JSON or a native form, answered in kind.
 * Success means that `accept` has made the request durable. Every fault is an answer, it never throws.
 */
export function createContactHandler(accept: AcceptRequest, readClinic: () => Clinic) {
  return async (request: FunctionRequest, response: ServerResponse): Promise<void> => {
    let handled: Handled;
    try {
      handled = await handle(request, accept);
    } catch (cause) {
      logEvent('contact_crashed', { code: errorCode(cause) });
      handled = { outcome: unavailable };
    }
    const { outcome, input } = handled;
    if (!outcome.answer.ok) logEvent('contact_refused', { code: outcome.answer.code });
    sendAnswer(response, outcome, wantsPage(request) && { clinic: readClinic(), typed: input ?? {} });
  };
}
