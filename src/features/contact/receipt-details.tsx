import type { ReactNode } from 'react';
import { PhoneLink } from '../../components/phone-link.tsx';
import { clinicClock, wallTimeAt } from '../../../shared/clock.ts';
import { fillText } from '../../../shared/fill-text.ts';
import type { Receipt } from '../../../shared/receipt.ts';
import { timeInWords } from '../../../shared/schedule.ts';
import { dateInWords } from '../../../shared/date-in-words.ts';
import { useContent, usePageData } from '../../content/use-content.ts';
import { useLanguage } from '../../routing/use-language.ts';
import { PageLink } from '../../routing/page-link.tsx';
import { contactFormId } from '../../content/page/page-fragments.ts';

type ReceiptNumberProps = { reference: string; children?: ReactNode };

export function ReceiptNumber({ reference, children }: ReceiptNumberProps) {
  const { referenceLabel } = useContent('contactForm');
  return (
    <p className="panel receipt-number">
      <span>{referenceLabel}</span>
      <strong className="nowrap">{reference}</strong>
      {children}
    </p>
  );
}

export function SentAt({ sentAt }: Pick<Receipt, 'sentAt'>) {
  const texts = useContent('requestSentPage');
  const { names } = useContent('openingHours');
  const language = useLanguage();
  const { clock = clinicClock } = usePageData();
  const { date, time } = wallTimeAt(sentAt, clock);
  const placeholders = { day: dateInWords(date, names), time: timeInWords(time, language) };
  return <span className="small">{fillText(texts.sentAt, placeholders)}</span>;
}

export function HowToChange() {
  const { changeTitle, changeText } = useContent('requestSentPage');
  return (
    <div className="receipt-part">
      <h2 className="heading-4">{changeTitle}</h2>
      <p>{changeText}</p>
      <ReceiptChannels />
    </div>
  );
}

/** Replaces a promise whose day is over. */
export function LateNote() {
  const { late } = useContent('requestSentPage');
  const contactDetails = useContent('contactDetails');
  return (
    <p>
      {late} <PhoneLink className="link nowrap" phone={contactDetails} />
    </p>
  );
}

export function ReceiptChannels() {
  const contactDetails = useContent('contactDetails');
  return (
    <p className="row receipt-channels">
      <PhoneLink className="link nowrap" phone={contactDetails} />
      <a className="link" href={`mailto:${contactDetails.email}`}>
        {contactDetails.email}
      </a>
    </p>
  );
}

export function AnotherRequest() {
  const { sendAnother } = useContent('contactForm');
  return (
    <PageLink className="button button--outline" to={{ route: 'contact' }} fragment={contactFormId}>
      {sendAnother}
    </PageLink>
  );
}
