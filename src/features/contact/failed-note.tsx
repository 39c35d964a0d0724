import { useSyncExternalStore } from 'react';
import failedDrawing from 'brand:drawings/state-failed.svg';
import { useContent } from '../../content/use-content.ts';
import { useLanguage } from '../../routing/use-language.ts';
import { formatWait } from '../../lib/wait.ts';
import { OtherWays } from './contact-channels.tsx';
import { CopyButton } from './copy-button.tsx';
import { mailLink } from './mail-link.ts';
import type { Failure } from './send-contact-request.ts';

type FailedNoteProps = { failure: Failure; filledForm: string };

/** Tells why the request was not sent. A new `key` for each reason runs `bringIntoView` again. */
export function FailedNote({ failure, filledForm }: FailedNoteProps) {
  const texts = useContent('formMessages');
  const { email } = useContent('contactDetails');
  const language = useLanguage();
  const isOnline = useOnline();
  if (failure.reason === 'offline' && isOnline) {
    return (
      <div className="panel notice background-surface-2" key="back">
        <p>
          <b className="line">{texts.backOnline}</b>
        </p>
      </div>
    );
  }
  const { reason } = failure;
  const mail = mailLink(email, texts.mailSubject, filledForm);
  return (
    <div className="panel notice notice--failed background-surface-3" key={reason} ref={bringIntoView}>
      <img src={failedDrawing} width={120} height={120} alt="" />
      <p>
        <b className="line">
          {reason === 'limited' ? `${texts.limited} ${formatWait(failure.seconds, language)}.` : texts.failed}
        </b>{' '}
        {reason === 'offline' && <span>{texts.offline} </span>}
        {reason === 'uncertain' && <span>{texts.perhapsArrived} </span>}
        <span>{texts.failedOtherWays}</span>
      </p>
      <OtherWays mail={{ href: mail.href, label: texts.failedByMail }} />
      <div className="row">
        {mail.isCut && <p>{texts.mailCut}</p>}
        <CopyButton
          className="button button--small button--outline"
          text={filledForm}
          label={texts.copyText}
          copied={texts.copiedText}
          failed={texts.copyFailed}
        />
      </div>
    </div>
  );
}

/** A notice is above the fields, so it may be out of view after a click on the submit button. */
function bringIntoView(notice: HTMLElement | null) {
  notice?.scrollIntoView({ block: 'nearest' });
}

function useOnline(): boolean {
  return useSyncExternalStore(
    watchNetwork,
    () => navigator.onLine,
    () => true,
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
