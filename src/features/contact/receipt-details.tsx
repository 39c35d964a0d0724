import { useContent } from '../../content/use-content.ts';
import { PageLink } from '../../routing/page-link.tsx';
import { contactFormId } from '../../content/page-fragments.ts';

/** What has a slot the function `contact` fills in for a form sent without scripts (receipt-page.ts). */
export function ReceiptNumber({ reference, sentAt }: { reference: string; sentAt: string }) {
  const { referenceLabel } = useContent('contactForm');
  return (
    <p className="receipt-number">
      <span>{referenceLabel}</span>
      <strong className="nowrap" data-slot="reference">
        {reference}
      </strong>
      <span className="small" data-slot="sent-at">
        {sentAt}
      </span>
    </p>
  );
}

export function WhatFollows({ follows, isConfirmed }: { follows: string; isConfirmed: boolean }) {
  const { nextTitle, confirmation } = useContent('requestSentPage');
  return (
    <div className="receipt-part">
      <h2 className="heading-4">{nextTitle}</h2>
      <p data-slot="follows">{follows}</p>
      {isConfirmed && <p data-slot="confirmation">{confirmation}</p>}
    </div>
  );
}

export function HowToChange() {
  const { changeTitle, changeText } = useContent('requestSentPage');
  const { phoneNumber, phoneString, email } = useContent('contactDetails');
  return (
    <div className="receipt-part">
      <h2 className="heading-4">{changeTitle}</h2>
      <p>{changeText}</p>
      <p className="receipt-channels">
        <a className="link nowrap" href={`tel:${phoneNumber}`}>
          {phoneString}
        </a>
        <a className="link" href={`mailto:${email}`}>
          {email}
        </a>
      </p>
    </div>
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

/** For who has come without a request. */
export function FirstRequest() {
  const { callToAction } = useContent('general');
  return (
    <PageLink className="button" to={{ route: 'contact' }} fragment={contactFormId}>
      {callToAction}
    </PageLink>
  );
}
