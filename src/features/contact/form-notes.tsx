import { useSyncExternalStore } from 'react';
import failedDrawing from 'brand:drawings/state-failed.svg';
import { clinicClock, wallTimeAt } from '../../../shared/clock.ts';
import type { FormValues } from '../../../shared/contact-fields.ts';
import { fillText } from '../../../shared/fill-text.ts';
import { dateInWords } from '../../content/hours/hours-in-words.ts';
import { useContent, usePageData } from '../../content/use-content.ts';
import { PageLink } from '../../routing/page-link.tsx';
import { useLanguage } from '../../routing/use-language.ts';
import { waitInWords } from '../../lib/wait.ts';
import { OtherWays } from './contact-channels.tsx';
import { mailWithText } from './read-form.ts';
import { useLastRequest } from './last-request.ts';
import type { Failure } from './send-contact-request.ts';

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

type FailedNoteProps = { failure: Failure; typed: FormValues };

export function FailedNote({ failure, typed }: FailedNoteProps) {
  const words = useContent('formMessages');
  const { email } = useContent('contactDetails');
  const language = useLanguage();
  const isOnline = useOnline();
  if (failure.why === 'offline' && isOnline) {
    return (
      <div className="panel notice background-surface-2" key="back">
        <p>
          <b className="line">{words.backOnline}</b>
        </p>
      </div>
    );
  }
  const { why } = failure;
  return (
    <div className="panel notice notice--failed background-surface-3" key={why}>
      <img src={failedDrawing} width={120} height={120} alt="" />
      <p>
        <b className="line">
          {why === 'limited' ? `${words.limited} ${waitInWords(failure.seconds, language)}.` : words.failed}
        </b>{' '}
        {why === 'offline' && <span>{words.offline} </span>}
        <span>{words.failedOtherWays}</span>
      </p>
      <OtherWays mail={{ href: mailWithText(email, words.mailSubject, typed), label: words.failedByMail }} />
    </div>
  );
}

/** Leads whoever has sent a request from this device back to its number. */
export function AlreadySent() {
  const { alreadySent } = useContent('contactForm');
  const { names, words } = useContent('openingHours');
  const { clock = clinicClock } = usePageData();
  const last = useLastRequest();
  if (!last) return null;
  const date = dateInWords(wallTimeAt(last.sentAt, clock).date, names);
  return (
    <p>
      {fillText(alreadySent, { day: fillText(words.onDay, { day: date }) })}{' '}
      <PageLink className="link nowrap" to={{ route: 'requestSent' }}>
        {last.reference}
      </PageLink>
    </p>
  );
}
