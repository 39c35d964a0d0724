import { useContext } from 'react';
import { isWithin, type DateRange } from '../../shared/schedule.ts';
import { OpeningStateContext } from './hours/opening-state.tsx';

/** Returns a function for the props of an element that is visible within a range. The loader reveals the element before the first paint. */
export function useDatedProps() {
  const today = useContext(OpeningStateContext)?.now.date;
  return ({ from, to }: DateRange) => ({
    'data-from': from,
    'data-to': to,
    hidden: Boolean(from ?? to) && !(today && isWithin(today, { from, to })),
    suppressHydrationWarning: true,
  });
}
