import { useContext } from 'react';
import { useLanguage } from '../routing/use-language.ts';
import { hourText } from './hours/hour.ts';
import { OpeningStateContext } from './hours/opening-state.tsx';
import { useContent } from './use-content.ts';

type HourTextProps = { text: string };

/** Empty during hydration, since `loader.ts` fills in the text before the first paint. */
export function HourText({ text }: HourTextProps) {
  const state = useContext(OpeningStateContext);
  const hours = useContent('openingHours');
  const language = useLanguage();
  return (
    <span data-hour-text={text} suppressHydrationWarning>
      {state ? hourText(text, state, hours, language) : ''}
    </span>
  );
}
