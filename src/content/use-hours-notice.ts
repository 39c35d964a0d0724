import { useContent } from './use-content.ts';
import { useDatedProps } from './use-dated-props.ts';

/** Returns the clinic's notice, and the props of its element: a notice with a first or last day is visible on its days only. */
export function useHoursNotice() {
  const { hoursNotice: notice, hoursNoticeFrom: from, hoursNoticeTo: to } = useContent('contactDetails');
  const datedProps = useDatedProps();
  return { notice, noticeProps: datedProps({ from, to }) };
}
