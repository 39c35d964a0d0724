import * as v from 'valibot';
import type { LiveConfig } from './live-config.ts';

/** `unanswered` may succeed later; `refused` needs another configuration. */
export type LiveFailure = { ok: false; reason: 'unanswered' | 'refused'; message: string };

/** The client puts the API's JSON and parts of the request into its error message. */
const apiErrorSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ status: v.number(), message: v.optional(v.string()) }),
);

const settingHints: Record<number, string> = {
  401: 'Check CONTENTFUL_ACCESS_TOKEN.',
  403: 'Check CONTENTFUL_ACCESS_TOKEN.',
  404: 'Check CONTENTFUL_SPACE_ID, CONTENTFUL_ENVIRONMENT and what the token may read.',
};

function withoutToken(text: string, { accessToken }: LiveConfig): string {
  return accessToken ? text.replaceAll(accessToken, '…') : text;
}

export function liveFailure(error: unknown, config: LiveConfig): LiveFailure {
  const { name, message } = error instanceof Error ? error : new Error(String(error));
  const source = `space "${config.spaceId}", environment "${config.environment}" at ${config.origin}`;
  const fail = (reason: LiveFailure['reason'], text: string): LiveFailure => ({
    ok: false,
    reason,
    message: withoutToken(text, config),
  });

  const api = v.safeParse(apiErrorSchema, message);
  if (api.success) {
    const { status, message: apiMessage } = api.output;
    // The client's name of some errors begins with the status.
    const errorName = name.replace(`${status} `, '');
    const words = `${status} ${errorName}${apiMessage ? `: ${apiMessage}` : ''}`;
    if (status === 429 || status >= 500) {
      return fail('unanswered', `The content service does not answer (${words}): ${source}.`);
    }
    // An error with a status of success: the connection closed before the end of the body.
    if (status < 400) return fail('unanswered', `What answers breaks off: ${source}.`);
    const hint = settingHints[status] ?? '';
    return fail('refused', `The content service refuses (${words}): ${source}. ${hint}`.trim());
  }
  // The client throws a TypeError if it reads a property of a body that is not Contentful's.
  if (v.isValiError(error) || error instanceof TypeError) {
    return fail('unanswered', `What answers is not in Contentful's format: ${source}.`);
  }
  return fail('unanswered', `The content service does not answer (${message}): ${source}.`);
}

export function halfConfigured(error: unknown, config: LiveConfig): LiveFailure {
  const words = error instanceof Error ? error.message : String(error);
  const missing = config.accessToken ? 'CONTENTFUL_SPACE_ID' : 'CONTENTFUL_ACCESS_TOKEN';
  return { ok: false, reason: 'refused', message: `${words}: ${missing} is not set, but the other one is.` };
}
