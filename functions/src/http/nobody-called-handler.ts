import type { IncomingMessage, ServerResponse } from 'node:http';
import { defaultLanguage } from '../../../shared/languages.ts';
import type { ConfirmationTexts, SiteFacts } from '../../../shared/site-facts.ts';
import type { MailboxName } from '../config/parameters.ts';
import type { ReadSiteFacts } from '../config/site-files.ts';
import { promiseInWords } from '../mail/confirmation-mail.ts';
import type { NobodyCalledTask } from '../mail/mail-tasks.ts';
import type { SealedRequest } from '../mail/sealed-request.ts';
import { errorCode, logEvent } from '../watch/log-events.ts';
import type { EventMemory } from '../watch/read-log.ts';
import { sendButtonPage, type ButtonPage } from './button-page.ts';

type Parts = {
  openLink: (link: string) => SealedRequest | undefined;
  put: (task: NobodyCalledTask) => Promise<unknown>;
  mailboxes: () => MailboxName[];
  /** Of `nobody_called`. */
  said: EventMemory;
  readFacts: ReadSiteFacts;
};

const textsIn = ({ texts }: SiteFacts, language: string): ConfirmationTexts => {
  const found = texts[language] ?? texts[defaultLanguage];
  if (!found) throw new Error('The build has written no texts.');
  return found;
};

/** The sender's link: opening it changes nothing, its button tells both mailboxes, once and after the promised time only. */
export function createNobodyCalledHandler({ openLink, put, mailboxes, said, readFacts }: Parts) {
  async function say(sealed: SealedRequest): Promise<'said' | 'failed'> {
    const { reference } = sealed;
    try {
      await Promise.all(mailboxes().map((mailbox) => put({ ...sealed, kind: 'nobodyCalled', mailbox })));
    } catch (cause) {
      logEvent('nobody_called_not_stored', { reference, code: errorCode(cause) });
      return 'failed';
    }
    said.add(reference);
    return 'said';
  }

  async function pageOf(link: string, method = ''): Promise<ButtonPage> {
    const facts = await readFacts();
    const sealed = openLink(link);
    const language = sealed?.request.language ?? defaultLanguage;
    const { nobodyCalled: words, phone, ...texts } = textsIn(facts, language);
    const page = { language, title: words.button, phone };
    if (!['GET', 'HEAD', 'POST'].includes(method)) return { ...page, status: 405, text: words.expired };
    if (!sealed) return { ...page, status: 403, text: words.expired };
    const { reference, promisedUntil } = sealed;
    const own = { ...page, title: `${texts.referenceLabel}: ${reference}` };
    const isPress = method === 'POST';
    if (Date.parse(promisedUntil) > Date.now())
      return { ...own, status: isPress ? 409 : 200, text: promiseInWords(promisedUntil, words, language) };
    if (await said.has(reference)) return { ...own, status: 200, text: words.said };
    if (!isPress) return { ...own, status: 200, text: words.ask, button: words.button };
    const outcome = await say(sealed);
    const isSaid = outcome === 'said';
    return {
      ...own,
      status: isSaid ? 200 : 503,
      text: words[outcome],
      ...(!isSaid && { button: words.button }),
    };
  }

  /** Stands in for words of the build that cannot be read. */
  function withoutTheBuild(cause: unknown): ButtonPage {
    logEvent('answer_page_failed', { code: errorCode(cause) });
    return { status: 503, title: 'Sunați-ne, vă rugăm', text: 'Please call us.' };
  }

  return async (request: IncomingMessage, response: ServerResponse, link: string): Promise<void> =>
    sendButtonPage(response, await pageOf(link, request.method).catch(withoutTheBuild));
}
