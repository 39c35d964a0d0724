import { useContext } from 'react';
import { useContent } from './use-content.ts';
import { OpeningStateContext } from './hours/opening-state.tsx';

/** Returns the clinic's notice. A notice with a first or last day is returned on its days only, and after hydration. */
export function useHoursNotice(): string | undefined {
  const { hoursNotice, hoursNoticeFrom: from, hoursNoticeTo: to } = useContent('contactDetails');
  const today = useContext(OpeningStateContext)?.now.date;
  if (!from && !to) return hoursNotice;
  const isVisible = today && (!from || from <= today) && (!to || today <= to);
  return isVisible ? hoursNotice : undefined;
}
