import type { ServerResponse } from 'node:http';
import type { ContactAnswer } from '../../shared/contact-request.ts';
import { dataPolicy, setSecurityHeaders } from './answer-headers.ts';
import { answerPage, answerPagePolicy, type PageVisit } from './answer-page.ts';

export type Outcome = {
  status: 200 | 400 | 405 | 413 | 415 | 422 | 429 | 503;
  answer: ContactAnswer;
  /** Seconds after which the request may be sent again. */
  retryAfter?: number;
};

/** Writes the answer: as JSON, or as a page for someone whose browser sent the form natively. */
export function sendAnswer(
  response: ServerResponse,
  { status, answer, retryAfter }: Outcome,
  visit: PageVisit | false,
): void {
  response.statusCode = status;
  response.setHeader('Cache-Control', 'no-store');
  setSecurityHeaders(response, visit ? answerPagePolicy : dataPolicy);
  if (status === 405) response.setHeader('Allow', 'POST');
  if (retryAfter !== undefined) response.setHeader('Retry-After', retryAfter);
  response.setHeader('Content-Type', visit ? 'text/html; charset=utf-8' : 'application/json; charset=utf-8');
  response.end(visit ? answerPage(answer, visit) : JSON.stringify(answer));
}
