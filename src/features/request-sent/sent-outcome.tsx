import { callTimes } from '../../../shared/contact-fields.ts';
import { referenceMark } from '../../../shared/receipt.ts';
import { AnswerSection } from '../../components/answer-section.tsx';
import { useContent } from '../../content/use-content.ts';
import { AnswerBy, CallTimeSentence, ReceiptNumber, ReceiptSteps } from './receipt-parts.tsx';

/** The function fills these in. */
const marks = {
  day: '{day}',
  time: '{time}',
  weekday: '{weekday}',
  dayOfMonth: '{dayOfMonth}',
  month: '{month}',
};

/**
 * Answers a native form. The function `contact` fills in the reference and by when the clinic answers, and leaves the
 * sentence about the confirmation where one was asked for and none goes out, and that of the chosen time to call.
 */
export function SentOutcome() {
  const { sent } = useContent('formMessages');
  const { noConfirmation } = useContent('requestSentPage');
  return (
    <AnswerSection className="receipt">
      <h1 className="display-4">{sent}</h1>
      <AnswerBy moment={marks} />
      <ReceiptNumber reference={referenceMark} />
      <p data-unconfirmed="">{noConfirmation}</p>
      {([...callTimes, 'none'] as const).map((callTime) => (
        <p key={callTime} data-call-time={callTime}>
          <CallTimeSentence callTime={callTime} />
        </p>
      ))}
      <ReceiptSteps />
    </AnswerSection>
  );
}
