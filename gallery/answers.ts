import axios, { type AxiosAdapter } from 'axios';
import type { ContactAnswer } from '../shared/contact-request.ts';

export type Answer = 'taken' | 'refused' | 'failed' | 'none';

function answering(data: ContactAnswer, status: number): AxiosAdapter {
  return (config) => Promise.resolve({ data, status, statusText: '', headers: {}, config });
}

const adapters: Record<Answer, AxiosAdapter> = {
  taken: answering({ ok: true, reference: 'GH-7KXM4' }, 200),
  refused: answering({ ok: false, code: 'invalid_fields', errors: { message: 'message_length' } }, 422),
  failed: () => Promise.reject(new Error('The gallery has no network.')),
  none: () => new Promise(() => undefined),
};

/** What the form gets from now on in this frame when it is sent: nothing leaves the page. */
export function answerWith(answer: Answer) {
  axios.defaults.adapter = adapters[answer];
}
