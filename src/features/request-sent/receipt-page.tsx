import waitingDrawing from 'brand:drawings/state-sending.svg';
import { useEffect, useRef } from 'react';
import { useNavigationType } from 'react-router-dom';
import { momentPlaceholders } from '../../../shared/moment-placeholders.ts';
import { parseReceipt, type Receipt } from '../../../shared/receipt.ts';
import { OutcomeSection } from '../../components/outcome-section.tsx';
import { PhoneLink } from '../../components/phone-link.tsx';
import { useSearchAndHash } from '../../components/use-hydrated.ts';
import { ContactLink } from '../../content/contact-link.tsx';
import { useContent, usePageData } from '../../content/use-content.ts';
import { useSentReference } from '../../routing/history-state.ts';
import { useLanguage } from '../../routing/use-language.ts';
import { AnswerDeadline, CallTimeSentence, ReceiptNumber, ReceiptSteps } from './receipt-parts.tsx';

/** Displays the receipt in the URL's fragment. Without a valid one the page does not say that a request was sent. */
export function ReceiptPage() {
  const receipt = parseReceipt(useSearchAndHash().hash.slice(1));
  return receipt ? <ReceivedRequest receipt={receipt} /> : <NoReceipt />;
}

function ReceivedRequest({ receipt }: { receipt: Receipt }) {
  const { title, keptLead, confirmation, noConfirmation } = useContent('requestSentPage');
  const { sent } = useContent('formMessages');
  const { names } = useContent('openingHours');
  const { clock } = usePageData();
  const language = useLanguage();
  // Only the tab that has sent the request displays "sent".
  const isSentHere = useSentReference() === receipt.reference;
  const heading = useHeadingFocus(receipt.reference);
  const confirmations = { sent: confirmation, none: noConfirmation };
  return (
    <OutcomeSection className="receipt">
      <h1 className="display-4" ref={heading} tabIndex={-1}>
        {isSentHere ? sent : title}
      </h1>
      <AnswerDeadline moment={momentPlaceholders(receipt.promisedUntil, names, language, clock)} />
      {!isSentHere && <p>{keptLead}</p>}
      <ReceiptNumber reference={receipt.reference} />
      {receipt.confirmation && <p>{confirmations[receipt.confirmation]}</p>}
      {receipt.callTime && (
        <p>
          <CallTimeSentence callTime={receipt.callTime} />
        </p>
      )}
      <ReceiptSteps />
    </OutcomeSection>
  );
}

function NoReceipt() {
  const { title, lead } = useContent('requestSentPage');
  const contactDetails = useContent('contactDetails');
  const heading = useHeadingFocus(undefined);
  return (
    <OutcomeSection>
      <img src={waitingDrawing} width={100} height={118} alt="" />
      <h1 className="heading-2" ref={heading} tabIndex={-1}>
        {title}
      </h1>
      <p className="lead">{lead}</p>
      <p>
        <PhoneLink className="phone-link" phone={contactDetails} />
      </p>
      <p className="print-hidden">
        <ContactLink />
      </p>
    </OutcomeSection>
  );
}

/** Focuses the heading if the page was opened by client-side navigation. */
function useHeadingFocus(reference: string | undefined) {
  const heading = useRef<HTMLHeadingElement>(null);
  const isArrival = useNavigationType() === 'PUSH';
  useEffect(() => {
    if (isArrival) heading.current?.focus({ preventScroll: true });
  }, [isArrival, reference]);
  return heading;
}
