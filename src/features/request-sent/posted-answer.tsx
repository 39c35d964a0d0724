import { referenceMark } from '../../../shared/receipt.ts';
import { AnswerSection } from '../../components/answer-section.tsx';
import { IfWorse, NextStepsList } from '../../content/next-steps.tsx';
import { useContent } from '../../content/use-content.ts';
import { AnotherRequest, HowToChange, LateNote, ReceiptNumber } from './receipt-details.tsx';

/** Answers a native form. The function `contact` fills in the reference and by when the clinic answers, and leaves the
 * sentence about the confirmation where one was asked for and none goes out. */
export function PostedAnswer() {
  const { sent, sentDetail } = useContent('formMessages');
  const { answerBy, noConfirmation } = useContent('requestSentPage');
  return (
    <AnswerSection>
      <h1 className="display-4">{sent}</h1>
      <p className="heading-2">{answerBy}</p>
      <ReceiptNumber reference={referenceMark} />
      <p data-unconfirmed="">{noConfirmation}</p>
      <NextStepsList answer={sentDetail} />
      <LateNote />
      <IfWorse />
      <HowToChange />
      <p>
        <AnotherRequest />
      </p>
    </AnswerSection>
  );
}
