import { callTimes } from '../../../shared/contact-fields.ts';
import { referencePlaceholder } from '../../../shared/receipt.ts';
import { OutcomeSection } from '../../components/outcome-section.tsx';
import { OutcomePart } from '../../content/outcome-part.tsx';
import { useContent } from '../../content/use-content.ts';
import { AnswerDeadline, CallTimeSentence, ReceiptNumber, ReceiptSteps } from './receipt-parts.tsx';

/** The function `contact` replaces these placeholders. */
const placeholders = {
  day: '{day}',
  time: '{time}',
  weekday: '{weekday}',
  dayOfMonth: '{dayOfMonth}',
  month: '{month}',
};

/**
 * Outcome page of a successful native submit. The function `contact` removes the sentences about confirmation and call
 * time that do not apply.
 */
export function SentOutcome() {
  const { sent } = useContent('formMessages');
  const { noConfirmation } = useContent('requestSentPage');
  return (
    <OutcomeSection className="receipt">
      <h1 className="display-4">{sent}</h1>
      <AnswerDeadline moment={placeholders} />
      <ReceiptNumber reference={referencePlaceholder} />
      <OutcomePart name="unconfirmed">
        <p>{noConfirmation}</p>
      </OutcomePart>
      {callTimes.map((callTime) => (
        <p key={callTime} data-call-time={callTime}>
          <CallTimeSentence callTime={callTime} />
        </p>
      ))}
      <ReceiptSteps />
    </OutcomeSection>
  );
}
