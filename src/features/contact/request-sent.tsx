import sentDrawing from 'brand:drawings/state-sent.svg';
import { useEffect, useRef } from 'react';
import { useNavigationType } from 'react-router-dom';
import { clinicClock, wallTimeAt } from '../../../shared/clock.ts';
import { fillText } from '../../../shared/fill-text.ts';
import type { Receipt } from '../../../shared/receipt.ts';
import { whatFollows } from '../../../shared/receipt-texts.ts';
import { useHydrated } from '../../components/use-hydrated.ts';
import { dateInWords } from '../../content/hours/hours-in-words.ts';
import { followTexts } from '../../content/page/receipt-texts.ts';
import { useContent, usePageData } from '../../content/use-content.ts';
import { AnotherRequest, FirstRequest, HowToChange, ReceiptNumber, WhatFollows } from './receipt-details.tsx';
import { useReceipt } from './receipt-state.ts';
import './request-sent.css';

type SentRequestProps = { receipt: Receipt };

/** A request's number, when it was sent and what follows, in words. */
function SentRequest({ receipt }: SentRequestProps) {
  const requestSentPage = useContent('requestSentPage');
  const contactForm = useContent('contactForm');
  const formMessages = useContent('formMessages');
  const hours = useContent('openingHours');
  const { clock = clinicClock } = usePageData();
  const texts = followTexts({ requestSentPage, contactForm, formMessages, hoursTexts: hours.words });
  const dayInWords = (date: string) => dateInWords(date, hours.names);
  const sentAt = wallTimeAt(receipt.sentAt, clock);
  const sentAtInWords = fillText(requestSentPage.sentAt, {
    day: dayInWords(sentAt.date),
    time: sentAt.time,
  });
  return (
    <>
      <ReceiptNumber reference={receipt.reference} sentAt={sentAtInWords} />
      <WhatFollows
        follows={whatFollows({ ...receipt, sentAt }, texts, hours, dayInWords)}
        isConfirmed={receipt.isConfirmed}
      />
    </>
  );
}

/** What the page may claim: only who has just sent a request is told that it was sent. */
function useHeading(receipt: Receipt | undefined, isSentHere: boolean): { title: string; lead: string } {
  const { title, lead, keptTitle, keptLead } = useContent('requestSentPage');
  const { sent, sentThanks } = useContent('formMessages');
  if (!receipt) return { title, lead };
  if (isSentHere) return { title: sent, lead: `${sentThanks}.` };
  return { title: fillText(keptTitle, { reference: receipt.reference }), lead: keptLead };
}

/** The page of a request that was sent; what was typed is not on it. Without a number in its address it claims nothing. */
export function RequestSent() {
  const { receipt, isSentHere } = useReceipt();
  const { title, lead } = useHeading(receipt, isSentHere);
  const heading = useRef<HTMLHeadingElement>(null);
  const isArrival = useNavigationType() === 'PUSH' && isSentHere;

  useEffect(() => {
    if (isArrival) heading.current?.focus({ preventScroll: true });
  }, [isArrival]);

  return (
    <section className="request-sent section ground-surface-4">
      <div className="container request-sent__content">
        {isSentHere && <img src={sentDrawing} width={120} height={120} alt="" />}
        <h1 className="heading-2" ref={heading} tabIndex={-1}>
          {title}
        </h1>
        <p className="lead">{lead}</p>
        {receipt && <SentRequest receipt={receipt} />}
        <HowToChange />
        <div className="actions print-hidden">
          {receipt ? (
            <>
              <PrintButton />
              <AnotherRequest />
            </>
          ) : (
            <FirstRequest />
          )}
        </div>
      </div>
    </section>
  );
}

function PrintButton() {
  const { print } = useContent('requestSentPage');
  const isHydrated = useHydrated();
  if (!isHydrated) return null;
  return (
    <button type="button" className="button button--outline" onClick={() => window.print()}>
      {print}
    </button>
  );
}
