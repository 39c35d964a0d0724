import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { dataPolicy, setSecurityHeaders } from './answer-headers.ts';

type NotFoundPage = { html: string; policy: string };

const withoutTheBuild: NotFoundPage = {
  html: '<!doctype html><html lang="en"><meta charset="utf-8"><title>Page not found</title><p>Page not found. <a href="/en">Home</a>',
  policy: dataPolicy,
};

async function readPage(folder: string): Promise<NotFoundPage> {
  const read = (ending: string) => readFile(join(folder, `not-found-en.${ending}`), 'utf8');
  const [html, policy] = await Promise.all([read('html'), read('policy')]);
  return { html, policy };
}

/**
 * The function `pageNotFound`: Hosting has one 404 page, the Romanian one, so the paths below `/en` that are no page
 * come here for the English one. `folder` holds the prerendered page and its policy, read at the first visit.
 */
export function createNotFoundHandler(folder: string) {
  let page: Promise<NotFoundPage> | undefined;

  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    page ??= readPage(folder);
    const { html, policy } = await page.catch(() => {
      page = undefined;
      return withoutTheBuild;
    });
    response.statusCode = 404;
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    response.setHeader('Cache-Control', 'no-cache');
    setSecurityHeaders(response, policy);
    response.end(request.method === 'HEAD' ? undefined : html);
  };
}
