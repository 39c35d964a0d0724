import type { IncomingMessage, ServerResponse } from 'node:http';
import { languageOfPath, type Language } from '../../../shared/languages.ts';
import type { ReadPage } from '../config/site-files.ts';
import { errorCode, logEvent } from '../watch/log-events.ts';
import { fallbackPage, sendPage } from './responses.ts';

/** Hosting has a 404 page in the default language only; this function serves other languages and `/static`. */
export function createNotFoundHandler(readPage: ReadPage) {
  const pageIn = (language: Language) =>
    readPage(`not-found-${language}`).catch((cause: unknown) => {
      logEvent('answer_page_failed', { code: errorCode(cause) });
      return fallbackPage('Pagina nu există. Page not found.');
    });

  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { url = '' } = request;
    const html = url.startsWith('/static/') ? '' : await pageIn(languageOfPath(url));
    // Hosting caches responses below /static for a year; a response with `Vary: *` is never reused (RFC 9111, 4.1).
    response.setHeader('Vary', '*');
    sendPage(response, 404, html, 'no-cache');
  };
}
