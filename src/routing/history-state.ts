import { useLocation, useNavigationType } from 'react-router-dom';

type InPlaceState = { inPlace?: boolean } | null;

/** Replaces the address; the page does not scroll. */
export const inPlace = { replace: true, state: { inPlace: true } satisfies InPlaceState };

export function useChangedInPlace(): boolean {
  const { state } = useLocation();
  // Back and Forward bring the state back, but change the page.
  return useNavigationType() === 'REPLACE' && (state as InPlaceState)?.inPlace === true;
}

type PrefilledState = { prefilledMessage?: unknown } | null;

/** Stored in the tab's history, never in the address. */
export function withPrefilledMessage(prefilledMessage: string) {
  return { state: { prefilledMessage } satisfies PrefilledState };
}

export function usePrefilledText(): string {
  const { prefilledMessage } = (useLocation().state as PrefilledState) ?? {};
  return typeof prefilledMessage === 'string' ? prefilledMessage : '';
}

type SentState = { sentReference?: unknown } | null;

/** Proves to this tab that it has sent the request: anybody can write the address of its page. */
export function withSentReference(sentReference: string) {
  return { state: { sentReference } satisfies SentState };
}

export const useSentReference = () => (useLocation().state as SentState)?.sentReference;
