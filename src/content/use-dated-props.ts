import { useContext } from 'react';
import { isWithin, type DateRange } from '../../shared/schedule.ts';
import { OpeningStateContext } from './hours/opening-state.tsx';

/**
 * Returns a function for the props of an element that is visible within a range. `loader.ts` reveals the element before
 * the first paint.
 */
export function useDatedProps() {
  const today = useContext(OpeningStateContext)?.now.date;
  return ({ from, to }: DateRange) => {
    const isAlwaysVisible = !from && !to;
    const isVisibleToday = today !== undefined && isWithin(today, { from, to });
    return {
      'data-from': from,
      'data-to': to,
      hidden: !isAlwaysVisible && !isVisibleToday,
      suppressHydrationWarning: true,
    };
  };
}
