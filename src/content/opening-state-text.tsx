import { useContext } from 'react';
import { useLanguage } from '../routing/use-language.ts';
import { interpolateOpeningState } from './hours/interpolate-opening-state.ts';
import { OpeningStateContext } from './hours/opening-state.tsx';
import { useContent } from './use-content.ts';

type OpeningStateTextProps = { text: string };

/** Hydration renders an empty text and keeps the text that `loader.ts` filled in before the first paint. */
export function OpeningStateText({ text }: OpeningStateTextProps) {
  const state = useContext(OpeningStateContext);
  const hours = useContent('openingHours');
  const language = useLanguage();
  return (
    <span data-opening-state-text={text} suppressHydrationWarning>
      {state ? interpolateOpeningState(text, state, hours, language) : ''}
    </span>
  );
}
