import axios, { type AxiosResponse } from 'axios';
import type { ContactResponse, ContactErrors, ContactRequestInput } from '../../../shared/contact-request.ts';
import { parseReceipt, formatReceipt, type Receipt } from '../../../shared/receipt.ts';
import { withSentReference } from '../../routing/history-state.ts';
import { pathTo } from '../../routing/routes.ts';

/** `uncertain`: the request may have arrived. */
export type Failure = { reason: 'failed' | 'uncertain' | 'offline' } | { reason: 'limited'; seconds: number };

export type SendResult =
  /** `to` and `options` are the arguments of `navigate`. */
  | { kind: 'sent'; to: string; options: ReturnType<typeof withSentReference> }
  | { kind: 'refused'; errors: ContactErrors }
  | ({ kind: 'failed' } & Failure);

const attemptTimeoutMs = 20_000;
const defaultRetryAfterSeconds = 60;

/** Sends the request, again after a timeout; by its id the server counts it once. Never rejects. */
export async function sendContactRequest(request: ContactRequestInput): Promise<SendResult> {
  const first = await sendOnce(request);
  const last = first.kind === 'unanswered' ? await sendOnce(request) : first;
  return last.kind === 'unanswered' ? { kind: 'failed', reason: 'uncertain' } : last;
}

type AttemptResult = SendResult | { kind: 'unanswered' };

async function sendOnce(request: ContactRequestInput): Promise<AttemptResult> {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), attemptTimeoutMs);
  try {
    const { signal } = controller;
    const response = await axios.post('/api/contact', request, { signal, validateStatus: () => true });
    return parseResponse(response, request);
  } catch {
    if (controller.signal.aborted) return { kind: 'unanswered' };
    // Checked only after the attempt, since a browser may be wrong about being offline.
    return { kind: 'failed', reason: navigator.onLine ? 'failed' : 'offline' };
  } finally {
    clearTimeout(timer);
  }
}

type ApiResponse = AxiosResponse<ContactResponse | undefined>;

function parseResponse({ status, data, headers }: ApiResponse, request: ContactRequestInput): SendResult {
  const isAccepted = status >= 200 && status < 300;
  if (isAccepted && data?.ok === true && data.reference) return toSentResult(data, request);
  if (status === 422 && data?.ok === false && data.errors) return { kind: 'refused', errors: data.errors };
  if (status === 429)
    return { kind: 'failed', reason: 'limited', seconds: parseRetryAfter(headers['retry-after']) };
  return { kind: 'failed', reason: data?.ok === false && data.code === 'uncertain' ? 'uncertain' : 'failed' };
}

type AcceptedResponse = Extract<ContactResponse, { ok: true }>;

function toSentResult(
  { reference, receivedAt, promisedUntil, callTime, confirmation }: AcceptedResponse,
  request: ContactRequestInput,
): SendResult {
  // The response lacks `confirmation` if the visitor asked for one and none will be sent.
  const noConfirmation = request.confirmation ? 'none' : undefined;
  const receipt: Receipt = {
    reference,
    receivedAt: Date.parse(receivedAt),
    promisedUntil: Date.parse(promisedUntil),
    callTime,
    confirmation: confirmation ? 'sent' : noConfirmation,
  };
  // The confirmation page could not display an invalid receipt.
  if (parseReceipt(formatReceipt(receipt))?.reference !== reference)
    return { kind: 'failed', reason: 'failed' };
  // The receipt is in the fragment, which browsers do not send to a server.
  const to = `${pathTo({ route: 'requestSent' }, request.language)}#${formatReceipt(receipt)}`;
  return { kind: 'sent', to, options: withSentReference(reference) };
}

function parseRetryAfter(header: unknown): number {
  const value = String(header ?? '');
  const seconds = /^\d+$/.test(value) ? Number(value) : (Date.parse(value) - Date.now()) / 1000;
  return seconds > 0 ? seconds : defaultRetryAfterSeconds;
}
