import { formFieldNames, formFields } from '../../../shared/contact-fields.ts';
import { toReasonAttribute } from '../../../shared/outcome-page.ts';
import { OutcomeSection } from '../../components/outcome-section.tsx';
import { OutcomePart } from '../../content/outcome-part.tsx';
import { useContent } from '../../content/use-content.ts';
import { OtherWays } from './contact-channels.tsx';
import { useErrorMessage } from './use-error-message.ts';
import './contact-form.css';

/** Outcome page of a failed native submit. The function `contact` removes the reasons that do not apply. */
export function NotSent() {
  const messages = useContent('formMessages');
  const { email } = useContent('contactDetails');
  const formatError = useErrorMessage();
  return (
    <OutcomeSection>
      <h1>{messages.failed}</h1>
      <OutcomePart name="refused">
        <p className="lead">{messages.errorsTitle}</p>
        <ul className="bullets stack-2">
          {formFieldNames.flatMap((field) =>
            formFields[field].errors.map((code) => (
              <li key={toReasonAttribute(field, code)} data-reason={toReasonAttribute(field, code)}>
                {formatError(field, code)}
              </li>
            )),
          )}
        </ul>
      </OutcomePart>
      <OutcomePart name="uncertain">
        <p className="lead">{messages.perhapsArrived}</p>
      </OutcomePart>
      <p className="lead">{messages.backToForm}</p>
      <p>{messages.failedOtherWays}</p>
      <OtherWays mail={{ href: `mailto:${email}`, label: email }} />
    </OutcomeSection>
  );
}
