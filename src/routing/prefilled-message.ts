import { useLocation } from 'react-router-dom';

type PrefilledState = { prefilledMessage?: unknown } | null;

/** Options of `navigate` that prefill the message of the contact form: in the history of this tab, never in the address. */
export function withPrefilledMessage(prefilledMessage: string) {
  return { state: { prefilledMessage } satisfies PrefilledState };
}

export function usePrefilledText(): string {
  const { prefilledMessage } = (useLocation().state as PrefilledState) ?? {};
  return typeof prefilledMessage === 'string' ? prefilledMessage : '';
}
