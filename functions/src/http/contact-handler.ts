import type { IncomingMessage, ServerResponse } from 'node:http';
import type { CallTime } from '../../../shared/contact-fields.ts';
import {
  areCorrectable,
  parseContactRequest,
  type ContactErrors,
  type ContactRequest,
  type ContactResponse,
} from '../../../shared/contact-request.ts';
import { calendarNames } from '../../../shared/format-date.ts';
import { interpolate } from '../../../shared/interpolate.ts';
import { defaultLanguage, languages, tagOf, type Language } from '../../../shared/languages.ts';
import { momentPlaceholders } from '../../../shared/moment-placeholders.ts';
import { keepCallTime, removePart, keepReasons } from '../../../shared/outcome-page.ts';
import type { ReadPage } from '../config/site-files.ts';
import type { AcceptRequest, AcceptResult } from '../request/accept-request.ts';
import { errorCode, logEvent } from '../watch/log-events.ts';
import { fallbackPage, sendJson, sendPage } from './responses.ts';
import { readContactBody, wantsPage } from './read-contact-body.ts';
import { clientOf } from './client.ts';

type Reply = {
  status: 200 | 400 | 405 | 413 | 415 | 422 | 429 | 503;
  answer: ContactResponse;
  retryAfter?: number;
  language?: Language;
  /** True if the visitor asked for a confirmation mail and none will be sent. */
  isUnconfirmed?: boolean;
  callTime?: CallTime | undefined;
  correctableErrors?: ContactErrors | undefined;
};

const unavailable: Reply = { status: 503, answer: { ok: false, code: 'unavailable' }, retryAfter: 30 };

// A preview channel has the live site's settings; requests sent from it must not reach the clinic.
const isPreview = ({ headers }: IncomingMessage) =>
  /--[\w-]+\.web\.app$/.test(String(headers['x-forwarded-host'] ?? ''));

const languageOf = (values: Record<string, unknown>): Language =>
  languages.find((language) => language === values['language']) ?? defaultLanguage;

/** Returns a handler that answers in JSON or with a page, and never rejects. */
export function createContactHandler(accept: AcceptRequest, readPage: ReadPage) {
  async function submit(request: IncomingMessage): Promise<Reply> {
    const body = await readContactBody(request);
    const values = body.input ?? {};
    const parsed = parseContactRequest(values);
    const language = languageOf(parsed.ok ? parsed.request : values);
    const correctableErrors = !parsed.ok && areCorrectable(parsed.errors) ? parsed.errors : undefined;
    if (!body.ok) {
      const answer: ContactResponse = { ok: false, code: body.code };
      // Without an `input` the errors would say that every field is empty.
      return { status: body.status, answer, language, correctableErrors: body.input && correctableErrors };
    }
    if (!parsed.ok) {
      const answer: ContactResponse = { ok: false, code: 'invalid_fields', errors: parsed.errors };
      return { status: 422, answer, language, correctableErrors };
    }
    if (isPreview(request)) return { ...unavailable, language };
    const result = await accept(parsed.request, clientOf(request));
    return { ...replyOf(result, parsed.request), language };
  }

  async function pageOf(reply: Reply): Promise<string> {
    const { answer, language = defaultLanguage, isUnconfirmed, callTime, correctableErrors } = reply;
    try {
      if (!answer.ok) {
        const page = await readPage(`not-sent-${language}`);
        const html = answer.code === 'uncertain' ? page : removePart(page, 'uncertain');
        return correctableErrors ? keepReasons(html, correctableErrors) : removePart(html, 'refused');
      }
      const html = keepCallTime(await readPage(`sent-${language}`), callTime);
      const { reference, promisedUntil } = answer;
      const moment = momentPlaceholders(Date.parse(promisedUntil), calendarNames(tagOf(language)), language);
      return interpolate(isUnconfirmed ? html : removePart(html, 'unconfirmed'), { reference, ...moment });
    } catch (cause) {
      logEvent('answer_page_failed', { code: errorCode(cause) });
      return fallbackPage(
        answer.ok
          ? `Mesajul a fost trimis. Message sent. ${answer.reference}`
          : 'Mesajul nu a fost trimis. Your message has not been sent.',
      );
    }
  }

  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const reply = await submit(request).catch((cause: unknown) => {
      logEvent('contact_crashed', { code: errorCode(cause) });
      return unavailable;
    });
    const { status, answer, retryAfter } = reply;
    if (!answer.ok) logEvent('contact_refused', { code: answer.code });
    if (status === 405) response.setHeader('Allow', 'POST');
    if (retryAfter !== undefined) response.setHeader('Retry-After', retryAfter);
    if (wantsPage(request)) sendPage(response, status, await pageOf(reply));
    else sendJson(response, status, answer);
  };
}

function replyOf(result: AcceptResult, { confirmation }: ContactRequest): Reply {
  if (result.kind === 'too_many') {
    const retryAfter = Math.ceil(result.retryAfterMs / 1000);
    return { status: 429, answer: { ok: false, code: 'too_many_requests' }, retryAfter };
  }
  if (result.kind !== 'accepted') return { ...unavailable, answer: { ok: false, code: result.kind } };
  const { reference, receivedAt, promisedUntil, callTime, isConfirmed } = result;
  const details = { ...(callTime && { callTime }), ...(isConfirmed && { confirmation: true as const }) };
  const answer: ContactResponse = { ok: true, reference, receivedAt, promisedUntil, ...details };
  return { status: 200, answer, isUnconfirmed: confirmation === true && !isConfirmed, callTime };
}
