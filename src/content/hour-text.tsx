import { useContext } from 'react';
import { useLanguage } from '../routing/use-language.ts';
import { hourText } from './hours/hour.ts';
import { OpeningStateContext } from './hours/opening-state.tsx';
import { useContent } from './use-content.ts';

type HourTextProps = { text: string };

/**
 * A text that hangs on the hour, with places as in `hourText`; without scripts it is empty. The loader writes it before it is
 * painted, so React leaves it as it finds it, and writes it at the next change.
 */
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
