import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';

/**
 * The function `pageNotFound`: Hosting has one 404 page, the Romanian one, so the paths below `/en` that are no page
 * come here for the English one. `file` is the prerendered page, read at the first visit.
 */
export function createNotFoundHandler(file: string) {
  let page: Promise<string> | undefined;

  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    page ??= readFile(file, 'utf8');
    const text = await page.catch(() => {
      page = undefined;
      return '<!doctype html><html lang="en"><meta charset="utf-8"><title>Page not found</title><p>Page not found. <a href="/en">Home</a>';
    });
    response.statusCode = 404;
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    response.setHeader('Cache-Control', 'no-cache');
    response.setHeader('X-Content-Type-Options', 'nosniff');
    response.setHeader('Referrer-Policy', 'strict-origin-when-cross-origin');
    response.end(request.method === 'HEAD' ? undefined : text);
  };
}
