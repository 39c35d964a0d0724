import { useContent } from '../../content/use-content.ts';
import { PageLink } from '../../routing/page-link.tsx';
import { contactFormId } from '../../content/page/page-fragments.ts';

export function ReceiptNumber({ reference, sentAt }: { reference: string; sentAt?: string }) {
  const { referenceLabel } = useContent('contactForm');
  return (
    <p className="panel receipt-number">
      <span>{referenceLabel}</span>
      <strong className="nowrap">{reference}</strong>
      {sentAt && <span className="small">{sentAt}</span>}
    </p>
  );
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

/** In place of a promise whose day is over. */
export function Late() {
  const { late } = useContent('requestSentPage');
  const { phoneNumber, phoneString } = useContent('contactDetails');
  return (
    <p>
      {late}{' '}
      <a className="link nowrap" href={`tel:${phoneNumber}`}>
        {phoneString}
      </a>
    </p>
  );
}

export function ReceiptChannels() {
  const { phoneNumber, phoneString, email } = useContent('contactDetails');
  return (
    <p className="row receipt-channels">
      <a className="link nowrap" href={`tel:${phoneNumber}`}>
        {phoneString}
      </a>
      <a className="link" href={`mailto:${email}`}>
        {email}
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

/** For who has come without a request. */
export function FirstRequest() {
  const { callToAction } = useContent('general');
  return (
    <PageLink className="button" to={{ route: 'contact' }} fragment={contactFormId}>
      {callToAction}
    </PageLink>
  );
}
