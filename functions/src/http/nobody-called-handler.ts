import { defaultLanguage } from '../../../shared/languages.ts';
import type { ConfirmationTexts, SiteFacts } from '../../../shared/site-facts.ts';
import type { MailboxName } from '../config/parameters.ts';
import type { ReadSiteFacts } from '../config/site-files.ts';
import { promiseInWords } from '../mail/confirmation-mail.ts';
import type { NobodyCalledTask } from '../mail/mail-tasks.ts';
import type { SealedRequest } from '../mail/sealed-request.ts';
import type { EventMemory } from '../watch/read-log.ts';
import { createButtonHandler, type ButtonPages } from './button-handler.ts';

const textsIn = ({ texts }: SiteFacts, language: string): ConfirmationTexts => {
  const found = texts[language] ?? texts[defaultLanguage];
  if (!found) throw new Error('The build has written no texts.');
  return found;
};

function pagesOf(facts: SiteFacts, sealed: SealedRequest | undefined): ButtonPages {
  const language = sealed?.request.language ?? defaultLanguage;
  const { nobodyCalled: words, phone, referenceLabel } = textsIn(facts, language);
  const expired = { title: words.button, text: words.expired };
  const { reference = '', promisedUntil = '' } = sealed ?? {};
  const title = `${referenceLabel}: ${reference}`;
  const isEarly = Date.parse(promisedUntil) > Date.now();
  return {
    language,
    phone,
    button: words.button,
    notAllowed: expired,
    invalid: expired,
    early: isEarly ? { title, text: promiseInWords(promisedUntil, words, language) } : undefined,
    ask: { title, text: words.ask },
    done: { title, text: words.said },
    failed: { title, text: words.failed },
  };
}

type Parts = {
  openLink: (link: string) => SealedRequest | undefined;
  put: (task: NobodyCalledTask) => Promise<unknown>;
  mailboxes: () => MailboxName[];
  /** The event's key. */
  said: EventMemory;
  readFacts: ReadSiteFacts;
};

/** The sender's link: its button tells both mailboxes, once and after the promised time only. */
export function createNobodyCalledHandler({ openLink, put, mailboxes, said, readFacts }: Parts) {
  return createButtonHandler<SealedRequest>({
    open: openLink,
    pagesFor: async (sealed) => pagesOf(await readFacts(), sealed),
    press: (sealed) =>
      Promise.all(mailboxes().map((mailbox) => put({ ...sealed, kind: 'nobodyCalled', mailbox }))),
    failure: 'nobody_called_not_stored',
    pressed: said,
  });
}
