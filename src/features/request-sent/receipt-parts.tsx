import type { CallTime } from '../../../shared/contact-fields.ts';
import { interpolate } from '../../../shared/interpolate.ts';
import type { momentPlaceholders } from '../../../shared/moment-placeholders.ts';
import { PhoneLink } from '../../components/phone-link.tsx';
import { WorseningNote } from '../../content/next-steps.tsx';
import { callTimeLabels } from '../../content/page/confirmation-texts.ts';
import { contactFormId } from '../../content/page/page-fragments.ts';
import { useContent } from '../../content/use-content.ts';
import { PageLink } from '../../routing/page-link.tsx';
import './receipt-page.css';

export function AnswerDeadline({ moment }: { moment: ReturnType<typeof momentPlaceholders> }) {
  const { answerUntil } = useContent('requestSentPage');
  return (
    <>
      <p className="calendar-leaf framed" role="img" aria-label={moment.day}>
        <span>{moment.month}</span>
        <b>{moment.dayOfMonth}</b>
        <span>{moment.weekday}</span>
      </p>
      <p className="heading-2">{interpolate(answerUntil, moment)}</p>
    </>
  );
}

export function ReceiptNumber({ reference }: { reference: string }) {
  const { referenceLabel } = useContent('contactForm');
  return (
    <p className="receipt-number">
      {referenceLabel} <strong className="heading-3 nowrap">{reference}</strong>
    </p>
  );
}

export function CallTimeSentence({ callTime }: { callTime: CallTime }) {
  const { callTime: chosen } = useContent('requestSentPage');
  const parts = callTimeLabels(useContent('contactForm'));
  return interpolate(chosen, { part: parts[callTime] });
}

export function ReceiptSteps() {
  const { sentBefore, sentDetail, sentAfter } = useContent('formMessages');
  const { changeText } = useContent('requestSentPage');
  const { sendAnother } = useContent('contactForm');
  const contactDetails = useContent('contactDetails');
  return (
    <>
      <ol className="numbered">
        {sentBefore && <li>{sentBefore}</li>}
        <li>{sentDetail}</li>
        {sentAfter && (
          <li>
            <PageLink className="link" to={{ route: 'firstVisit' }}>
              {sentAfter}
            </PageLink>
          </li>
        )}
      </ol>
      <p>
        {changeText} <PhoneLink className="link nowrap" phone={contactDetails} />
      </p>
      <WorseningNote className="receipt__worse" />
      <p className="print-hidden">
        <PageLink className="link" to={{ route: 'contact' }} fragment={contactFormId}>
          {sendAnother}
        </PageLink>
      </p>
    </>
  );
}
