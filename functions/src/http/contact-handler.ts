import type { IncomingMessage, ServerResponse } from 'node:http';
import type { CallTime } from '../../../shared/contact-fields.ts';
import {
  areCorrectable,
  parseContactRequest,
  type ContactResponse,
  type ContactErrors,
} from '../../../shared/contact-request.ts';
import { calendarNames } from '../../../shared/format-date.ts';
import { interpolate } from '../../../shared/interpolate.ts';
import { defaultLanguage, languages, tagOf, type Language } from '../../../shared/languages.ts';
import { momentPlaceholders } from '../../../shared/moment-placeholders.ts';
import { keepCallTime, removePart, keepReasons } from '../../../shared/outcome-page.ts';
import type { ReadPage } from '../config/site-files.ts';
import type { AcceptRequest } from '../request/accept-request.ts';
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
  /** Set only if the visitor can correct every error. */
  formErrors?: ContactErrors | undefined;
};

const unavailable: Reply = { status: 503, answer: { ok: false, code: 'unavailable' }, retryAfter: 30 };

// A preview channel has the live site's settings; requests sent from it must not reach the clinic.
const isPreview = ({ headers }: IncomingMessage) =>
  /--[\w-]+\.web\.app$/.test(String(headers['x-forwarded-host'] ?? ''));

const languageOf = (values: Record<string, unknown>): Language =>
  languages.find((language) => language === values['language']) ?? defaultLanguage;

/** Returns the handler of POST /api/contact, which answers in JSON or with a page. It never rejects. */
export function createContactHandler(accept: AcceptRequest, readPage: ReadPage) {
  async function submit(request: IncomingMessage): Promise<Reply> {
    const body = await readContactBody(request);
    const values = body.input ?? {};
    const parsed = parseContactRequest(values);
    const language = languageOf(parsed.ok ? parsed.request : values);
    const formErrors = !parsed.ok && areCorrectable(parsed.errors) ? parsed.errors : undefined;
    if (!body.ok) {
      const answer: ContactResponse = { ok: false, code: body.code };
      // Without an `input` all fields count as empty, so `formErrors` says nothing of the form.
      return { status: body.status, answer, language, formErrors: body.input && formErrors };
    }
    if (!parsed.ok) {
      const answer: ContactResponse = { ok: false, code: 'invalid_fields', errors: parsed.errors };
      return { status: 422, answer, language, formErrors };
    }
    if (isPreview(request)) return { ...unavailable, language };
    const acceptance = await accept(parsed.request, clientOf(request));
    if (acceptance.kind === 'unavailable' || acceptance.kind === 'uncertain')
      return { ...unavailable, answer: { ok: false, code: acceptance.kind }, language };
    if (acceptance.kind === 'too_many') {
      const retryAfter = Math.ceil(acceptance.retryAfterMs / 1000);
      return { status: 429, answer: { ok: false, code: 'too_many_requests' }, retryAfter, language };
    }
    const { reference, receivedAt, promisedUntil, callTime, isConfirmed } = acceptance;
    const details = { ...(callTime && { callTime }), ...(isConfirmed && { confirmation: true as const }) };
    const answer: ContactResponse = { ok: true, reference, receivedAt, promisedUntil, ...details };
    const isUnconfirmed = parsed.request.confirmation === true && !isConfirmed;
    return { status: 200, answer, language, isUnconfirmed, callTime };
  }

  /** Returns the prerendered page of the outcome, without the parts that do not apply. */
  async function pageOf(reply: Reply): Promise<string> {
    const { answer, language = defaultLanguage, isUnconfirmed, callTime, formErrors } = reply;
    try {
      if (!answer.ok) {
        const page = await readPage(`not-sent-${language}`);
        const html = answer.code === 'uncertain' ? page : removePart(page, 'uncertain');
        return formErrors ? keepReasons(html, formErrors) : removePart(html, 'refused');
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
