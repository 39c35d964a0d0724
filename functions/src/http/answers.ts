import type { ServerResponse } from 'node:http';
import type { ContactAnswer } from '../../../shared/contact-request.ts';
import { contentSecurityPolicy, integrityPolicy, securityHeaders } from '../../../shared/security-headers.ts';
import type { PrerenderedPage } from './prerendered-pages.ts';

export const dataPolicy = contentSecurityPolicy({});

/** The functions are reached at an address of their own too, so they do not rely on Hosting's headers. */
export function setSecurityHeaders(response: ServerResponse, policy: string): void {
  const headers = { ...securityHeaders, ...integrityPolicy };
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  response.setHeader('Content-Security-Policy', policy);
}

function begin(response: ServerResponse, status: number, policy: string): void {
  response.statusCode = status;
  response.setHeader('Cache-Control', 'no-store');
  setSecurityHeaders(response, policy);
}

export function sendPage(response: ServerResponse, status: number, { html, policy }: PrerenderedPage): void {
  begin(response, status, policy);
  response.setHeader('Content-Type', 'text/html; charset=utf-8');
  response.setHeader('X-Robots-Tag', 'noindex');
  response.end(html);
}

export function sendJson(response: ServerResponse, status: number, answer: ContactAnswer): void {
  begin(response, status, dataPolicy);
  response.setHeader('Content-Type', 'application/json; charset=utf-8');
  response.end(JSON.stringify(answer));
}
