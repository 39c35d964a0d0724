import type { IncomingMessage } from 'node:http';
import { checkboxNames } from '../../../shared/contact-fields.ts';
import type { ContactFailure } from '../../../shared/contact-request.ts';
import { contentTypeHeader, readBody } from './request-body.ts';

const maxInputBytes = 16 * 1024;

type ContactBody =
  | { ok: true; input: Record<string, unknown> }
  /** `input` is set if a form is too large, so that the response can name the field that is too long. */
  | { ok: false; status: 400 | 405 | 413 | 415; code: ContactFailure; input?: Record<string, unknown> };

const notReadable: ContactBody = { ok: false, status: 400, code: 'not_readable' };
const tooLarge: ContactBody = { ok: false, status: 413, code: 'too_large' };
const unsupported: ContactBody = { ok: false, status: 415, code: 'unsupported_type' };

/** Never rejects. A body of another method or type is not read. */
export async function readContactBody(request: IncomingMessage): Promise<ContactBody> {
  if (request.method !== 'POST') return { ok: false, status: 405, code: 'method_not_allowed' };
  if (!isJson(request) && !isForm(request)) return unsupported;
  const result = await readBody(request);
  if (result.ok) return isJson(request) ? parseJson(result.body) : parseForm(result.body);
  if (result.reason === 'too_large') return tooLarge;
  return result.reason === 'encoded' ? unsupported : notReadable;
}

function mediaType(request: IncomingMessage): string {
  return contentTypeHeader(request).split(';', 1)[0]?.trim().toLowerCase() ?? '';
}

export const isForm = (request: IncomingMessage) =>
  mediaType(request) === 'application/x-www-form-urlencoded';
const isJson = (request: IncomingMessage) => mediaType(request) === 'application/json';

/** Returns whether to respond with a page: to a native submit, and to a browser that opens the function's URL. */
export function wantsPage(request: IncomingMessage): boolean {
  return isForm(request) || (!isJson(request) && (request.headers.accept ?? '').includes('text/html'));
}

function parseJson(body: Buffer): ContactBody {
  if (body.length > maxInputBytes) return tooLarge;
  try {
    const input: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body));
    if (typeof input !== 'object' || input === null || Array.isArray(input)) return notReadable;
    return { ok: true, input: { ...input } };
  } catch {
    return notReadable;
  }
}

function parseForm(body: Buffer): ContactBody {
  const fields = Object.fromEntries(new URLSearchParams(body.toString('utf8')));
  // Browsers do not submit unticked checkboxes.
  const checkboxes = checkboxNames.map((name) => [name, Boolean(fields[name])]);
  const input = { ...fields, ...Object.fromEntries(checkboxes) };
  // Percent-encoding may triple the size, so the limit applies to the decoded text.
  const size = Buffer.byteLength(Object.entries(fields).flat().join('&'));
  return size > maxInputBytes ? { ...tooLarge, input } : { ok: true, input };
}
