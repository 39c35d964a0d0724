import { useLocation, useNavigationType } from 'react-router-dom';

/** What the tab's history holds of a page, and its address never. */
type PageState = {
  /** The page does not scroll. */
  inPlace?: boolean;
  prefilledMessage?: string;
  /** Proves to this tab that it has sent the request: anybody can write the address of its page. */
  sentReference?: string;
};

const usePageState = (): PageState => (useLocation().state as PageState | null) ?? {};

const withState = (state: PageState) => ({ state });

/** Replaces the address. */
export const inPlace = { replace: true, ...withState({ inPlace: true }) };

export function useChangedInPlace(): boolean {
  const state = usePageState();
  // Back and Forward bring the state back, but change the page.
  return useNavigationType() === 'REPLACE' && state.inPlace === true;
}

export const withPrefilledMessage = (prefilledMessage: string) => withState({ prefilledMessage });
export const usePrefilledText = () => usePageState().prefilledMessage ?? '';

export const withSentReference = (sentReference: string) => withState({ sentReference });
export const useSentReference = () => usePageState().sentReference;
