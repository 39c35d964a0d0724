import { useLocation } from 'react-router-dom';

type BegunState = { begunMessage?: unknown } | null;

/** Options of `navigate` that hand the contact form a message begun: in the history of this tab, never in the address. */
export function withBegunMessage(begunMessage: string) {
  return { state: { begunMessage } satisfies BegunState };
}

export function useBegunMessage(): string {
  const { begunMessage } = (useLocation().state as BegunState) ?? {};
  return typeof begunMessage === 'string' ? begunMessage : '';
}
