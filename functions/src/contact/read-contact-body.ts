import type { IncomingMessage } from 'node:http';
import { tickNames } from '../../../shared/contact-fields.ts';
import type { ContactFailure } from '../../../shared/contact-request.ts';
import { contentType } from './bypass-body-parser.ts';

export type FunctionRequest = IncomingMessage & { rawBody?: Buffer };

/** Bytes of a body, once percent-encoding is undone. */
const bodyLimit = 16 * 1024;

type ContactBody =
  | { ok: true; input: Record<string, unknown> }
  | { ok: false; status: 400 | 405 | 413 | 415; code: ContactFailure };

const notReadable: ContactBody = { ok: false, status: 400, code: 'not_readable' };
const tooLarge: ContactBody = { ok: false, status: 413, code: 'too_large' };

function mediaType(request: FunctionRequest): string {
  return contentType(request).split(';', 1)[0]?.trim().toLowerCase() ?? '';
}

const isForm = (request: FunctionRequest) => mediaType(request) === 'application/x-www-form-urlencoded';
const isJson = (request: FunctionRequest) => mediaType(request) === 'application/json';

export function wantsPage(request: FunctionRequest): boolean {
  return isForm(request) || (!isJson(request) && (request.headers.accept ?? '').includes('text/html'));
}

function parseJson(body: Buffer): ContactBody {
  if (body.length > bodyLimit) return tooLarge;
  try {
    const input: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body));
    if (typeof input !== 'object' || input === null || Array.isArray(input)) return notReadable;
    return { ok: true, input: { ...input } };
  } catch {
    return notReadable;
  }
}

function parseForm(body: Buffer): ContactBody {
  // A letter takes up to three times its bytes in this encoding.
  if (body.length > 3 * bodyLimit) return tooLarge;
  const typed = Object.fromEntries(new URLSearchParams(body.toString('utf8')));
  if (Buffer.byteLength(Object.entries(typed).flat().join('&')) > bodyLimit) return tooLarge;
  // A box that is not ticked is not sent at all.
  const ticks = tickNames.map((name) => [name, Boolean(typed[name])]);
  return { ok: true, input: { ...typed, ...Object.fromEntries(ticks) } };
}

export function readContactBody(request: FunctionRequest): ContactBody {
  if (request.method !== 'POST') return { ok: false, status: 405, code: 'method_not_allowed' };
  const body = request.rawBody ?? Buffer.alloc(0);
  if (isJson(request)) return parseJson(body);
  if (isForm(request)) return parseForm(body);
  return { ok: false, status: 415, code: 'unsupported_type' };
}
