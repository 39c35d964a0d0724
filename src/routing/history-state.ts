import { useLocation, useNavigationType } from 'react-router-dom';

/** State that is stored in the tab's history and never in the URL. */
type PageState = {
  preventScrollReset?: boolean;
  prefilledMessage?: string;
  /** Proves that this tab has sent the request, since anybody can open the receipt's URL. */
  sentReference?: string;
};

const usePageState = (): PageState => (useLocation().state as PageState | null) ?? {};

const withState = (state: PageState) => ({ state });

export const replaceWithoutScroll = { replace: true, ...withState({ preventScrollReset: true }) };

export function usePreventScrollReset(): boolean {
  const state = usePageState();
  // Back and Forward restore the state, but they do scroll.
  return useNavigationType() === 'REPLACE' && state.preventScrollReset === true;
}

export const withPrefilledMessage = (prefilledMessage: string) => withState({ prefilledMessage });
export const usePrefilledText = () => usePageState().prefilledMessage ?? '';

export const withSentReference = (sentReference: string) => withState({ sentReference });
export const useSentReference = () => usePageState().sentReference;
