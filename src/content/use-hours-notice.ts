import { useContext } from 'react';
import { useContent } from './use-content.ts';
import { OpeningStateContext } from './hours/opening-state.tsx';

/** Returns the clinic's notice; one with a first or last day only after hydration, and only on its days. */
export function useHoursNotice(): string | undefined {
  const { hoursNotice, hoursNoticeFrom: from, hoursNoticeTo: to } = useContent('contactDetails');
  const today = useContext(OpeningStateContext)?.now.date;
  if (!from && !to) return hoursNotice;
  const isVisible = today && (!from || from <= today) && (!to || today <= to);
  return isVisible ? hoursNotice : undefined;
}
