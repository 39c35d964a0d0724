import failedDrawing from '/static/illustrations/state-failed.svg';
import sentDrawing from '/static/illustrations/state-sent.svg';
import { useContent } from '../../content/use-content.ts';

export function InvalidNote() {
  const { errorsTitle, errorsDetail } = useContent('predefinedMessages');
  return (
    <div className="note note--bad">
      <p>
        <b>{errorsTitle}</b>
        <span>{errorsDetail}</span>
      </p>
    </div>
  );
}

/** Says that nothing was sent, and the other ways to reach the clinic. */
export function FailedNote() {
  const { failed, failedOtherWays } = useContent('predefinedMessages');
  const { phoneNumber, phoneString, messagingAppName, messagingAppUrl } = useContent('contactDetails');
  return (
    <div className="note note--bad">
      <img src={failedDrawing} width={120} height={120} alt="" />
      <p>
        <b>{failed}</b>
        <span>{failedOtherWays}</span>{' '}
        <a className="link nb" href={`tel:${phoneNumber}`}>
          {phoneString}
        </a>
        {' · '}
        <a className="link nb" href={messagingAppUrl} rel="noopener">
          {messagingAppName}
        </a>
      </p>
    </div>
  );
}

type SentNoteProps = { name: string; reference: string };

export function SentNote({ name, reference }: SentNoteProps) {
  const { sentThanks, sentDetail } = useContent('predefinedMessages');
  const { referenceLabel } = useContent('contactForm');
  return (
    <div className="note note--ok">
      <img src={sentDrawing} width={120} height={120} alt="" />
      <p>
        <b>
          {sentThanks}, {name}.
        </b>
        <span>{sentDetail}</span>{' '}
        <span>
          {referenceLabel}: <strong className="nb">{reference}</strong>
        </span>
      </p>
    </div>
  );
}
