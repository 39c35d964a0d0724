import type { ServerResponse } from 'node:http';
import firebase from '../../../firebase.json' with { type: 'json' };
import type { ContactResponse } from '../../../shared/contact-request.ts';
import { withCsp } from '../../../shared/csp.ts';

/** The functions also have URLs that bypass Hosting, so they set Hosting's headers themselves. */
const hostingHeaders = firebase.hosting.headers.find(({ source }) => source === '**')?.headers ?? [];

/** Without the icon link browsers request `/favicon.ico`, which the page's CSP blocks. */
export const fallbackPage = (message: string) =>
  withCsp(
    `<!doctype html><html lang="ro"><head><meta charset="utf-8"><link rel="icon" href="data:,"><title>${message}</title></head><p>${message}</p><p><a href="/">Înapoi · Back</a></p>`,
    { 'img-src': ['data:'] },
  );

function writeHead(response: ServerResponse, status: number, caching = 'no-store'): void {
  response.statusCode = status;
  response.setHeader('Cache-Control', caching);
  for (const { key, value } of hostingHeaders) response.setHeader(key, value);
}

export function sendPage(response: ServerResponse, status: number, html: string, caching?: string): void {
  writeHead(response, status, caching);
  response.setHeader('Content-Type', 'text/html; charset=utf-8');
  response.setHeader('X-Robots-Tag', 'noindex');
  response.end(html);
}

export function sendJson(response: ServerResponse, status: number, answer: ContactResponse): void {
  writeHead(response, status);
  response.setHeader('Content-Type', 'application/json; charset=utf-8');
  response.end(JSON.stringify(answer));
}
