import { interpolate } from '../../shared/interpolate.ts';
import { OpeningStateText } from './opening-state-text.tsx';
import { useContent } from './use-content.ts';
import { PageLink } from '../routing/page-link.tsx';
import './next-steps.css';

/** Displays what happens after a request that is sent now. */
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

/** Tells visitors who cannot wait for the answer what to do. */
export function WorseningNote({ className }: { className?: string }) {
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

/** Renders the sentence with the day of the answer and the one without; if the day is known, CSS hides the second. */
function AnswerDay() {
  const { sentDetail: detail, sentCallback: callback } = useContent('formMessages');
  return (
    <>
      {/* The editors' placeholder is `{day}`, that of `OpeningStateText` is `{replyDay}`. */}
      {callback && <OpeningStateText text={interpolate(callback, { day: '{replyDay}' })} />}
      <span>{detail}</span>
    </>
  );
}
