import { useState, useSyncExternalStore } from 'react';
import failedDrawing from 'brand:drawings/state-failed.svg';
import sentDrawing from 'brand:drawings/state-sent.svg';
import { answerDayInWords } from '../../content/opening-hours/state-in-words.ts';
import { fillText } from '../../content/placeholders.ts';
import { useContent } from '../../content/use-content.ts';
import { useLanguage } from '../../language/use-language.ts';
import { waitInWords } from '../../lib/wait.ts';
import { mailWithText, type Typed } from './read-form.ts';
import type { Failure } from './send-contact-request.ts';

export function InvalidNote() {
  const { errorsTitle, errorsDetail } = useContent('predefinedMessages');
  return (
    <div className="notice notice--error">
      <p>
        <b>{errorsTitle}</b> <span>{errorsDetail}</span>
      </p>
    </div>
  );
}

function watchNetwork(notify: () => void) {
  window.addEventListener('online', notify);
  window.addEventListener('offline', notify);
  return () => {
    window.removeEventListener('online', notify);
    window.removeEventListener('offline', notify);
  };
}

function useOnline(): boolean {
  return useSyncExternalStore(
    watchNetwork,
    () => navigator.onLine,
    () => true,
  );
}

type FailedNoteProps = { failure: Failure; typed: Typed };

export function FailedNote({ failure, typed }: FailedNoteProps) {
  const words = useContent('predefinedMessages');
  const language = useLanguage();
  const isOnline = useOnline();
  if (failure.why === 'offline' && isOnline) {
    return (
      <div className="notice notice--success" key="back">
        <p>
          <b>{words.backOnline}</b>
        </p>
      </div>
    );
  }
  const { why } = failure;
  return (
    <div className="notice notice--error" key={why}>
      <img src={failedDrawing} width={120} height={120} alt="" />
      <p>
        <b>
          {why === 'limited' ? `${words.limited} ${waitInWords(failure.seconds, language)}.` : words.failed}
        </b>{' '}
        {why === 'offline' && <span>{words.offline} </span>}
        <span>{words.failedOtherWays}</span> <OtherWays typed={typed} />
      </p>
    </div>
  );
}

function OtherWays({ typed }: { typed: Typed }) {
  const { mailSubject, failedByMail } = useContent('predefinedMessages');
  const { phoneNumber, phoneString, messagingAppName, messagingAppUrl, email } = useContent('contactDetails');
  return (
    <span>
      <a className="link nowrap" href={`tel:${phoneNumber}`}>
        {phoneString}
      </a>
      {' · '}
      <a className="link nowrap" href={messagingAppUrl} rel="noopener">
        {messagingAppName}
      </a>
      {' · '}
      <a className="link" href={mailWithText(email, mailSubject, typed)}>
        {failedByMail}
      </a>
    </span>
  );
}

/** What happens next, with the day on which the desk answers where the content promises one. */
function useWhatFollows(): string {
  const { sentDetail, sentCallback } = useContent('predefinedMessages');
  const hours = useContent('openingHours');
  const language = useLanguage();
  const [sentAt] = useState(Date.now);
  const day = sentCallback && answerDayInWords(hours, sentAt, language);
  return sentCallback && day ? fillText(sentCallback, { day }) : sentDetail;
}

type SentNoteProps = { name: string; reference: string };

export function SentNote({ name, reference }: SentNoteProps) {
  const { sentThanks } = useContent('predefinedMessages');
  const whatFollows = useWhatFollows();
  const { referenceLabel } = useContent('contactForm');
  return (
    <div className="notice notice--success">
      <img src={sentDrawing} width={120} height={120} alt="" />
      <p>
        <b>
          {sentThanks}, {name}.
        </b>{' '}
        <span>{whatFollows}</span>{' '}
        <span>
          {referenceLabel}: <strong className="nowrap">{reference}</strong>
        </span>
      </p>
    </div>
  );
}
