import { interpolate } from '../../shared/interpolate.ts';
import { OpeningStateText } from './opening-state-text.tsx';
import { useContent } from './use-content.ts';
import { PageLink } from '../routing/page-link.tsx';
import './next-steps.css';

export function NextSteps() {
  const { nextTitle, sentBefore, sentAfter } = useContent('formMessages');
  const hasSteps = sentBefore !== undefined || sentAfter !== undefined;
  return (
    <div className="next-steps stack-2">
      <h2 className="heading-4">{nextTitle}</h2>
      <ol className={hasSteps ? 'numbered stack-2' : 'stack-2'}>
        {sentBefore && <li>{sentBefore}</li>}
        <li>
          <AnswerDay />
        </li>
        {sentAfter && <li>{sentAfter}</li>}
      </ol>
    </div>
  );
}

export function WorseningNote({ className }: { className: string }) {
  const { sentWorse } = useContent('formMessages');
  const { emergencyLink } = useContent('general');
  if (!sentWorse) return null;
  return (
    <p className={className}>
      {sentWorse}{' '}
      <PageLink className="link" to={{ route: 'emergencies' }}>
        {emergencyLink}
      </PageLink>
    </p>
  );
}

/** Renders the answer's sentence with its day and without; `next-steps.css` hides the second if the day is known. */
function AnswerDay() {
  const { sentDetail: detail, sentCallback: callback } = useContent('formMessages');
  return (
    <>
      {/* `OpeningStateText` fills in `{replyDay}`, which editors write as `{day}`. */}
      {callback && <OpeningStateText text={interpolate(callback, { day: '{replyDay}' })} />}
      <span>{detail}</span>
    </>
  );
}
