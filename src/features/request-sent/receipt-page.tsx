import waitingDrawing from 'brand:drawings/state-sending.svg';
import sentDrawing from 'brand:drawings/state-sent.svg';
import { useEffect, useRef } from 'react';
import { useNavigate, useNavigationType } from 'react-router-dom';
import { fillText } from '../../../shared/fill-text.ts';
import type { Receipt } from '../../../shared/receipt.ts';
import { AnswerSection } from '../../components/answer-section.tsx';
import { ContactLink } from '../../content/contact-link.tsx';
import { callTimeWords } from '../../content/page/confirmation-texts.ts';
import { useContent } from '../../content/use-content.ts';
import { useLanguage } from '../../routing/use-language.ts';
import { pathTo } from '../../routing/routes.ts';
import { IfWorse, NextStepsList } from '../../content/next-steps.tsx';
import { ReceiptActions } from './receipt-actions.tsx';
import {
  AnotherRequest,
  HowToChange,
  LateNote,
  ReceiptChannels,
  ReceiptNumber,
  useMoment,
} from './receipt-details.tsx';
import { lastRequest, removeStored } from '../../lib/stored.ts';
import { useReceipt, type ShownReceipt } from './use-receipt.ts';
import './receipt-page.css';

type ReceiptSectionProps = { receipt: Receipt; isStored: boolean };

function AnswerBy({ receipt }: { receipt: Receipt }) {
  const { answerBy } = useContent('requestSentPage');
  return <p className="heading-2">{fillText(answerBy, useMoment(receipt.promisedUntil))}</p>;
}

/** The reference, ways to keep it, and the next steps. */
function ReceiptSection({ receipt, isStored }: ReceiptSectionProps) {
  const requestSentPage = useContent('requestSentPage');
  const { sentDetail } = useContent('formMessages');
  const parts = callTimeWords(useContent('contactForm'));
  const sentAt = fillText(requestSentPage.sentAt, useMoment(receipt.receivedAt));
  const { callTime } = receipt;
  const confirmations = { sent: requestSentPage.confirmation, none: requestSentPage.noConfirmation };
  const callSentence =
    callTime === 'none'
      ? requestSentPage.noCallTime
      : callTime && fillText(requestSentPage.callTime, { part: parts[callTime] });
  return (
    <>
      <ReceiptNumber reference={receipt.reference}>
        <ReceiptActions key={receipt.reference} reference={receipt.reference} />
      </ReceiptNumber>
      <p className="small muted">
        {sentAt} {isStored && <span className="print-hidden">{requestSentPage.stays}</span>}
      </p>
      {receipt.confirmation && <p>{confirmations[receipt.confirmation]}</p>}
      <NextStepsList answer={sentDetail} />
      {callSentence && <p>{callSentence}</p>}
      <LateNote />
      <IfWorse />
      <HowToChange />
      <p className="print-hidden">
        <AnotherRequest />
      </p>
    </>
  );
}

function NoReceipt() {
  return (
    <>
      <ReceiptChannels />
      <p className="print-hidden">
        <ContactLink />
      </p>
    </>
  );
}

/** Only the tab that has just sent a request says "sent". */
function useHeading({ receipt, isSentHere, isStored }: ShownReceipt): { title: string; lead?: string } {
  const { title, lead, keptLead, storedLead } = useContent('requestSentPage');
  const { sent } = useContent('formMessages');
  if (!receipt) return { title, lead };
  if (isSentHere) return { title: sent };
  return { title, lead: isStored ? storedLead : keptLead };
}

/** The receipt's page, without any typed text. Without a receipt it claims nothing. */
export function ReceiptPage() {
  const shown = useReceipt();
  const { receipt, isStored } = shown;
  const { forget: forgetText } = useContent('requestSentPage');
  const { title, lead } = useHeading(shown);
  const language = useLanguage();
  const navigate = useNavigate();
  const heading = useRef<HTMLHeadingElement>(null);
  const isArrival = useNavigationType() === 'PUSH';

  useEffect(() => {
    if (isArrival) heading.current?.focus({ preventScroll: true });
  }, [isArrival, receipt?.reference]);

  function forget() {
    removeStored(lastRequest);
    void navigate(pathTo({ route: 'requestSent' }, language), { replace: true });
    heading.current?.focus();
  }

  return (
    <AnswerSection>
      {receipt ? (
        <img src={sentDrawing} width={120} height={120} alt="" />
      ) : (
        <img src={waitingDrawing} width={100} height={118} alt="" />
      )}
      <h1 className={receipt ? 'display-4' : 'heading-2'} ref={heading} tabIndex={-1}>
        {title}
      </h1>
      {receipt && <AnswerBy receipt={receipt} />}
      {lead && <p className="lead">{lead}</p>}
      {receipt ? <ReceiptSection receipt={receipt} isStored={isStored} /> : <NoReceipt />}
      {isStored && (
        <p>
          <button type="button" className="text-button" onClick={forget}>
            {forgetText}
          </button>
        </p>
      )}
    </AnswerSection>
  );
}
