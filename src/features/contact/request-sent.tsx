import waitingDrawing from 'brand:drawings/state-sending.svg';
import sentDrawing from 'brand:drawings/state-sent.svg';
import { useEffect, useRef } from 'react';
import { useNavigate, useNavigationType } from 'react-router-dom';
import { clinicClock, wallTimeAt } from '../../../shared/clock.ts';
import { fillText } from '../../../shared/fill-text.ts';
import type { Receipt } from '../../../shared/receipt.ts';
import { nextStepInWords } from '../../../shared/callback.ts';
import { dateInWords, timeInWords } from '../../content/hours/hours-in-words.ts';
import { receiptTexts } from '../../content/page/confirmation-texts.ts';
import { useContent, usePageData } from '../../content/use-content.ts';
import { useLanguage } from '../../routing/use-language.ts';
import { pathTo } from '../../routing/routes.ts';
import { forgetLastRequest } from './last-request.ts';
import { Steps } from './next-steps.tsx';
import { ReceiptActions } from './receipt-actions.tsx';
import {
  AnotherRequest,
  FirstRequest,
  HowToChange,
  ReceiptChannels,
  ReceiptNumber,
} from './receipt-details.tsx';
import { useReceipt } from './receipt-state.ts';
import './request-sent.css';

type SentRequestProps = { receipt: Receipt; forget: (() => void) | undefined };

/** A request's number, how to keep it, and what follows. */
function SentRequest({ receipt, forget }: SentRequestProps) {
  const requestSentPage = useContent('requestSentPage');
  const contactForm = useContent('contactForm');
  const formMessages = useContent('formMessages');
  const hours = useContent('openingHours');
  const language = useLanguage();
  const { clock = clinicClock } = usePageData();
  const texts = receiptTexts({ requestSentPage, contactForm, formMessages, hoursTexts: hours.words });
  const dayInWords = (date: string) => dateInWords(date, hours.names);
  const sentAt = wallTimeAt(receipt.sentAt, clock);
  const sentAtInWords = fillText(requestSentPage.sentAt, {
    day: dayInWords(sentAt.date),
    time: timeInWords(sentAt.time, language),
  });
  return (
    <>
      <ReceiptNumber reference={receipt.reference} sentAt={sentAtInWords} />
      <ReceiptActions reference={receipt.reference} />
      {forget && (
        <p className="print-hidden">
          {requestSentPage.stays}{' '}
          <button type="button" className="link receipt-forget" onClick={forget}>
            {requestSentPage.forget}
          </button>
        </p>
      )}
      {receipt.isConfirmed && <p>{requestSentPage.confirmation}</p>}
      <Steps answer={nextStepInWords({ ...receipt, sentAt }, texts, hours, dayInWords)} />
      <HowToChange />
      <p className="print-hidden">
        <AnotherRequest />
      </p>
    </>
  );
}

function NoRequest() {
  return (
    <>
      <ReceiptChannels />
      <p className="print-hidden">
        <FirstRequest />
      </p>
    </>
  );
}

/** What the page may claim: only who has just sent a request is told that it was sent. */
function useHeading(receipt: Receipt | undefined, isSentHere: boolean): { title: string; lead: string } {
  const { title, lead, keptLead } = useContent('requestSentPage');
  const { sent, sentThanks } = useContent('formMessages');
  if (!receipt) return { title, lead };
  if (isSentHere) return { title: sent, lead: `${sentThanks}.` };
  return { title, lead: keptLead };
}

/** The page of a request that was sent; what was typed is not on it. Without a number it claims nothing. */
export function RequestSent() {
  const { receipt, isSentHere, isStored } = useReceipt();
  const { title, lead } = useHeading(receipt, isSentHere);
  const language = useLanguage();
  const navigate = useNavigate();
  const heading = useRef<HTMLHeadingElement>(null);
  const isArrival = useNavigationType() === 'PUSH' && isSentHere;

  useEffect(() => {
    if (isArrival) heading.current?.focus({ preventScroll: true });
  }, [isArrival]);

  function forget() {
    forgetLastRequest();
    void navigate(pathTo({ route: 'requestSent' }, language), { replace: true });
    heading.current?.focus();
  }

  return (
    <section className="request-sent section background-surface-4">
      <div className="container request-sent__content">
        <img src={receipt ? sentDrawing : waitingDrawing} width={120} height={120} alt="" />
        <h1 className="heading-2" ref={heading} tabIndex={-1}>
          {title}
        </h1>
        <p className="lead">{lead}</p>
        {receipt ? <SentRequest receipt={receipt} forget={isStored ? forget : undefined} /> : <NoRequest />}
      </div>
    </section>
  );
}
