import type { ReactNode } from 'react';
import { PhoneLink } from '../../components/phone-link.tsx';
import { momentInWords } from '../../../shared/moment-in-words.ts';
import { useContent, usePageData } from '../../content/use-content.ts';
import { useLanguage } from '../../routing/use-language.ts';
import { PageLink } from '../../routing/page-link.tsx';
import { contactFormId } from '../../content/page/page-fragments.ts';

type ReceiptNumberProps = { reference: string; children?: ReactNode };

export function ReceiptNumber({ reference, children }: ReceiptNumberProps) {
  const { referenceLabel } = useContent('contactForm');
  return (
    <p className="row receipt-number">
      <span>
        {referenceLabel} <strong className="heading-3 nowrap">{reference}</strong>
      </span>
      {children}
    </p>
  );
}

export function useMoment(instant: number) {
  const { names } = useContent('openingHours');
  const language = useLanguage();
  const { clock } = usePageData();
  return momentInWords(instant, names, language, clock);
}

export function HowToChange() {
  const { changeTitle, changeText } = useContent('requestSentPage');
  return (
    <div className="stack-2">
      <h2 className="heading-4">{changeTitle}</h2>
      <p>{changeText}</p>
      <ReceiptChannels />
    </div>
  );
}

/** For visitors whom nobody has answered in time. */
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
    <p className="row">
      <PhoneLink className="phone-link" phone={contactDetails} />
      <a className="phone-link" href={`mailto:${contactDetails.email}`}>
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
