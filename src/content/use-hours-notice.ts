import { useContext } from 'react';
import { useContent } from './use-content.ts';
import { OpeningStateContext } from './hours/opening-state.tsx';

/** The clinic's notice; with a first or a last day, only scripts display it on its days. */
export function useHoursNotice(): string | undefined {
  const { hoursNotice, hoursNoticeFrom: from, hoursNoticeTo: to } = useContent('contactDetails');
  const today = useContext(OpeningStateContext)?.now.date;
  if (!from && !to) return hoursNotice;
  const isVisible = today && (!from || from <= today) && (!to || today <= to);
  return isVisible ? hoursNotice : undefined;
}
