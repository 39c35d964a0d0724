import type { ReactNode } from 'react';
import { formFieldNames, formFields } from '../../../shared/contact-fields.ts';
import { reasonOf } from '../../../shared/native-answer.ts';
import { referenceMark } from '../../../shared/receipt.ts';
import { useContent } from '../../content/use-content.ts';
import { OtherWays } from './contact-channels.tsx';
import { useErrorWords } from './error-words.ts';
import { IfWorse, NextStepsList } from './next-steps.tsx';
import { AnotherRequest, HowToChange, LateNote, ReceiptNumber } from './receipt-details.tsx';
import './request-sent.css';

/** Answers a native form. The function `contact` fills in the reference and by when the clinic answers. */
export function PostedAnswer() {
  const { sent, sentThanks } = useContent('formMessages');
  const { answerBy } = useContent('requestSentPage');
  return (
    <section className="request-sent section background-surface-4">
      <div className="container request-sent__content">
        <h1 className="heading-3">{sent}</h1>
        <p className="lead">{sentThanks}.</p>
        <ReceiptNumber reference={referenceMark} />
        <NextStepsList answer={answerBy} />
        <LateNote />
        <IfWorse />
        <HowToChange />
        <p>
          <AnotherRequest />
        </p>
      </div>
    </section>
  );
}

type NotSentProps = { children?: ReactNode };

/** Answers a request that is refused for a reason the visitor cannot correct. */
export function NotSent({ children }: NotSentProps) {
  const messages = useContent('formMessages');
  const { email } = useContent('contactDetails');
  return (
    <section className="request-sent section background-surface-4">
      <div className="container request-sent__content">
        <h1 className="heading-3">{messages.failed}</h1>
        {children}
        <p className="lead">{messages.backToForm}</p>
        <p>{messages.failedOtherWays}</p>
        <OtherWays mail={{ href: `mailto:${email}`, label: email }} />
      </div>
    </section>
  );
}

/** The function removes the reasons that do not apply. */
export function Refused() {
  const { errorsTitle } = useContent('formMessages');
  const wordsOf = useErrorWords();
  return (
    <NotSent>
      <p className="lead">{errorsTitle}</p>
      <ul className="bullets request-sent__advice">
        {formFieldNames.flatMap((field) =>
          formFields[field].errors.map((code) => (
            <li key={reasonOf(field, code)} data-reason={reasonOf(field, code)}>
              {wordsOf(field, code)}
            </li>
          )),
        )}
      </ul>
    </NotSent>
  );
}
