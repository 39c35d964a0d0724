import { useContent } from './use-content.ts';
import { useDatedProps } from './use-dated-props.ts';

export function useHoursNotice() {
  const { hoursNotice: notice, hoursNoticeFrom: from, hoursNoticeTo: to } = useContent('contactDetails');
  const datedProps = useDatedProps();
  return { notice, noticeProps: datedProps({ from, to }) };
}
