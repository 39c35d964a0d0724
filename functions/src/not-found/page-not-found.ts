import type { IncomingMessage, ServerResponse } from 'node:http';
import { dataPolicy, setSecurityHeaders } from '../answer-headers.ts';
import { errorCode, logEvent } from '../monitoring/log-events.ts';
import type { PrerenderedPage, ReadPage } from '../prerendered-pages.ts';

const withoutTheBuild: PrerenderedPage = {
  html: '<!doctype html><html lang="en"><meta charset="utf-8"><title>Page not found</title><p>Page not found. <a href="/en">Home</a>',
  policy: dataPolicy,
};

/** Hosting has one 404 page, the Romanian one; the paths below `/en` that are no page come here. */
export function createNotFoundHandler(readPage: ReadPage) {
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { html, policy } = await readPage('not-found-en').catch((cause: unknown) => {
      logEvent('answer_page_failed', { code: errorCode(cause) });
      return withoutTheBuild;
    });
    response.statusCode = 404;
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    response.setHeader('Cache-Control', 'no-cache');
    setSecurityHeaders(response, policy);
    response.end(request.method === 'HEAD' ? undefined : html);
  };
}
