import type { ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';

export type ApiResponse = { status: number; body: unknown; headers?: Record<string, string> };

/** A fault of the fake content service in its first `times` responses, or in every response if `times` is missing. */
export type Fault = { times?: number } & (
  | { name: 'rate-limit'; retryAfterSeconds?: number }
  | { name: 'slow'; ms: number }
  /** `broken-off`: the connection closes during the response; `truncated`: the response is complete, the JSON is not. */
  | { name: 'unavailable' | 'connection-reset' | 'broken-off' | 'truncated' | 'html' }
);

const corsHeaders = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Headers': 'Authorization, Content-Type, X-Contentful-User-Agent',
};

export function apiError(status: number, id: string, message: string): ApiResponse {
  return { status, body: { sys: { type: 'Error', id }, message } };
}

export function send(response: ServerResponse, { status, body, headers }: ApiResponse) {
  const type = 'application/vnd.contentful.delivery.v1+json';
  response.writeHead(status, { ...corsHeaders, 'Content-Type': type, ...headers });
  response.end(typeof body === 'string' ? body : JSON.stringify(body));
}

export async function sendFaulty(response: ServerResponse, answer: ApiResponse, fault: Fault) {
  const text = JSON.stringify(answer.body);
  const half = text.slice(0, text.length / 2);
  switch (fault.name) {
    case 'rate-limit': {
      const seconds = String(fault.retryAfterSeconds ?? 1);
      const headers = { 'Retry-After': seconds, 'X-Contentful-RateLimit-Reset': seconds };
      const message = 'You have exceeded the rate limit of the Organization this Space belongs to.';
      return send(response, { ...apiError(429, 'RateLimitExceeded', message), headers });
    }
    case 'unavailable':
      return send(response, apiError(503, 'ServiceUnavailable', 'The service is unavailable.'));
    case 'slow':
      await wait(fault.ms);
      return send(response, answer);
    case 'html':
      return send(response, { status: 200, body: '<!doctype html><title>Welcome</title>' });
    case 'truncated':
      return send(response, { ...answer, body: half });
    case 'broken-off':
      response.writeHead(answer.status, corsHeaders);
      return void response.write(half, () => response.destroy());
    case 'connection-reset':
      return void response.destroy();
  }
}
