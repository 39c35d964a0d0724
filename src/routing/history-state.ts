import { useLocation, useNavigationType } from 'react-router-dom';

type InPlaceState = { inPlace?: boolean } | null;

/** Options of `navigate` for an address that replaces another one while the visitor stays where they are. */
export const inPlace = { replace: true, state: { inPlace: true } satisfies InPlaceState };

/** Whether the address was last changed by `navigate` with `inPlace`. */
export function useChangedInPlace(): boolean {
  const { state } = useLocation();
  // Back and Forward find the state again, but they do lead somewhere.
  return useNavigationType() === 'REPLACE' && (state as InPlaceState)?.inPlace === true;
}

type PrefilledState = { prefilledMessage?: unknown } | null;

/** Options of `navigate` that prefill the message of the contact form: in the history of this tab, never in the address. */
export function withPrefilledMessage(prefilledMessage: string) {
  return { state: { prefilledMessage } satisfies PrefilledState };
}

export function usePrefilledText(): string {
  const { prefilledMessage } = (useLocation().state as PrefilledState) ?? {};
  return typeof prefilledMessage === 'string' ? prefilledMessage : '';
}
