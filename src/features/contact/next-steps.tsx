import { useContext, type ReactNode } from 'react';
import { callbackInWords } from '../../../shared/callback.ts';
import { OpeningStateContext } from '../../content/hours/opening-state.tsx';
import { nextDayInWords } from '../../content/hours/state-in-words.ts';
import { useContent } from '../../content/use-content.ts';
import { PageLink } from '../../routing/page-link.tsx';
import './contact-form.css';

type StepsProps = { answer: ReactNode; isSent?: boolean };

/** What happens to a request: what the desk does, and what comes before and after. */
export function Steps({ answer, isSent = true }: StepsProps) {
  const { nextTitle, sentBefore, sentUrgent, sentAfter } = useContent('formMessages');
  const { emergencyLink } = useContent('general');
  const urgent = isSent ? sentUrgent : undefined;
  const hasSteps = [sentBefore, urgent, sentAfter].some((step) => step !== undefined);
  return (
    <div className="next-steps">
      <h2 className="heading-4">{nextTitle}</h2>
      <ol className={hasSteps ? 'numbered' : undefined}>
        {sentBefore && <li>{sentBefore}</li>}
        <li>{answer}</li>
        {urgent && (
          <li>
            {urgent} <PageLink to={{ route: 'emergencies' }}>{emergencyLink}</PageLink>
          </li>
        )}
        {sentAfter && <li>{sentAfter}</li>}
      </ol>
    </div>
  );
}

/** What will happen to a request that is sent now. */
export function NextSteps() {
  return <Steps answer={<Answer />} isSent={false} />;
}

/** When the desk answers, as soon as it is known which day it is; CSS hides the day once a call time is chosen. */
function Answer() {
  const { sentDetail: detail, sentCallback: callback } = useContent('formMessages');
  const hours = useContent('openingHours');
  const now = useContext(OpeningStateContext)?.now;
  if (!now) return detail;
  const onDay = (date: string) => nextDayInWords(date, now.date, hours);
  return (
    <>
      <span className="next-steps__day">{callbackInWords(now, { detail, callback }, hours, onDay)}</span>
      <span className="next-steps__any-day">{detail}</span>
    </>
  );
}
