import { useContext } from 'react';
import { useLanguage } from '../language/use-language.ts';
import { useContent } from './use-content.ts';
import { OpeningStateContext } from './hours/opening-state.tsx';
import { stateInShort, stateInWords, upcomingExceptions } from './hours/state-in-words.ts';

type OpeningWords = {
  isOpen: boolean;
  /** `Deschis acum, până la 20:00` */
  text: string;
  /** `Deschis acum` */
  short: string;
  /** The exceptions of the next weeks. */
  upcoming: string[];
};

/** What is to be said of this moment; nothing until it is known. */
export function useOpeningWords(): OpeningWords | undefined {
  const state = useContext(OpeningStateContext);
  const hours = useContent('openingHours');
  const language = useLanguage();
  if (!state) return undefined;
  return {
    isOpen: state.kind === 'open',
    text: stateInWords(state, hours, language),
    short: stateInShort(state, hours),
    upcoming: upcomingExceptions(hours, state.now.date, language),
  };
}
