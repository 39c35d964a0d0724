import type { ContactAnswer, ContactErrors, ContactRequestInput } from '../../../shared/contact-request.ts';

/** What became of a request: taken with a reference, refused with a code per field, or not delivered to the server. */
export type SendOutcome =
  { kind: 'sent'; reference: string } | { kind: 'refused'; errors: ContactErrors } | { kind: 'failed' };

/** Milliseconds after which the visitor is told that the request failed. */
const timeout = 20_000;

/** Posts a request to the function `contact`. Only an answer that carries a reference counts as sent. */
export async function sendContactRequest(request: ContactRequestInput): Promise<SendOutcome> {
  try {
    const { default: axios } = await import('axios');
    const { data } = await axios.post<ContactAnswer>('/api/contact', request, {
      timeout,
      validateStatus: (status) => (status >= 200 && status < 300) || status === 422,
    });
    if (data.ok === true && data.reference) return { kind: 'sent', reference: data.reference };
    if (data.ok === false && data.errors) return { kind: 'refused', errors: data.errors };
    return { kind: 'failed' };
  } catch {
    return { kind: 'failed' };
  }
}
