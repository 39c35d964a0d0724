/** What the delivery API says, in its own words. */
export type ApiAnswer = { status: number; body: unknown; headers?: Record<string, string> };

function apiError(status: number, id: string, message: string, details?: unknown): ApiAnswer {
  return { status, body: { sys: { type: 'Error', id }, message, ...(details !== undefined && { details }) } };
}

export const accessTokenInvalid = apiError(
  401,
  'AccessTokenInvalid',
  'The access token you sent could not be found or is invalid.',
);

export function notFound(details?: { type: string; id: string } & Record<string, string>): ApiAnswer {
  return apiError(404, 'NotFound', 'The resource could not be found.', details);
}

export function badRequest(message: string): ApiAnswer {
  return apiError(400, 'BadRequest', message);
}

export function invalidQuery(error: { name: string; details: string }): ApiAnswer {
  return apiError(
    400,
    'InvalidQuery',
    'The query you sent was invalid. Probably a filter or ordering specification is not applicable to the type of a field.',
    { errors: [error] },
  );
}

/** `reset` is in seconds. */
export function rateLimitExceeded(reset: number): ApiAnswer {
  return {
    ...apiError(
      429,
      'RateLimitExceeded',
      'You have exceeded the rate limit of the Organization this Space belongs to by making too many API requests within a short timespan. Please wait a moment before trying the request again.',
    ),
    headers: {
      'Retry-After': String(reset),
      'X-Contentful-RateLimit-Reset': String(reset),
      'X-Contentful-RateLimit-Second-Limit': '55',
      'X-Contentful-RateLimit-Second-Remaining': '0',
    },
  };
}

export const serviceUnavailable = apiError(503, 'ServiceUnavailable', 'The service is unavailable.');

/** Thrown inside the API to answer at once. */
export class Refusal extends Error {
  readonly answer: ApiAnswer;

  constructor(answer: ApiAnswer) {
    super(`Status ${answer.status}`);
    this.answer = answer;
  }
}
