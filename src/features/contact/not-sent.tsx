import type { ReactNode } from 'react';
import { formFieldNames, formFields } from '../../../shared/contact-fields.ts';
import { reasonOf } from '../../../shared/native-answer.ts';
import { AnswerSection } from '../../components/answer-section.tsx';
import { useContent } from '../../content/use-content.ts';
import { OtherWays } from './contact-channels.tsx';
import { useErrorWords } from './error-words.ts';
import './contact-form.css';

type NotSentProps = { children?: ReactNode };

/** Answers a request that is refused for a reason the visitor cannot correct. */
export function NotSent({ children }: NotSentProps) {
  const messages = useContent('formMessages');
  const { email } = useContent('contactDetails');
  return (
    <AnswerSection>
      <h1 className="heading-3">{messages.failed}</h1>
      {children}
      <p className="lead">{messages.backToForm}</p>
      <p>{messages.failedOtherWays}</p>
      <OtherWays mail={{ href: `mailto:${email}`, label: email }} />
    </AnswerSection>
  );
}

/** The function removes the reasons that do not apply. */
export function Refused() {
  const { errorsTitle } = useContent('formMessages');
  const wordsOf = useErrorWords();
  return (
    <NotSent>
      <p className="lead">{errorsTitle}</p>
      <ul className="bullets stack-2">
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
