import { referenceMark } from '../../../shared/receipt.ts';
import { useContent } from '../../content/use-content.ts';
import { OtherWays } from './contact-channels.tsx';
import { Steps } from './next-steps.tsx';
import { AnotherRequest, HowToChange, ReceiptNumber } from './receipt-details.tsx';
import './request-sent.css';

/** The answer to a form that the browser sent itself. The function `contact` puts the reference in place of its mark. */
export function Sent() {
  const { sent, sentThanks, sentDetail } = useContent('formMessages');
  return (
    <section className="request-sent section background-surface-4">
      <div className="container request-sent__content">
        <h1 className="heading-3">{sent}</h1>
        <p className="lead">{sentThanks}.</p>
        <ReceiptNumber reference={referenceMark} />
        <Steps answer={sentDetail} />
        <HowToChange />
        <p>
          <AnotherRequest />
        </p>
      </div>
    </section>
  );
}

/** Why it was refused, it does not say: most faults the browser has found before. */
export function NotSent() {
  const messages = useContent('formMessages');
  const { email } = useContent('contactDetails');
  const advice = [
    messages.nameRequired,
    messages.contactRequired,
    messages.emailRequired,
    messages.messageRequired,
    messages.consentRequired,
  ].filter((text) => text !== undefined);
  return (
    <section className="request-sent section background-surface-4">
      <div className="container request-sent__content">
        <h1 className="heading-3">{messages.failed}</h1>
        <p className="lead">{messages.backToForm}</p>
        <ul className="bullets request-sent__advice">
          {advice.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
        <p>{messages.failedOtherWays}</p>
        <OtherWays mail={{ href: `mailto:${email}`, label: email }} />
      </div>
    </section>
  );
}
