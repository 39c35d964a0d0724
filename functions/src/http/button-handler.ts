import type { IncomingMessage, ServerResponse } from 'node:http';
import { errorCode, logEvent, type EventName } from '../watch/log-events.ts';
import type { EventMemory } from '../watch/read-log.ts';
import { sendButtonPage, type ButtonPage } from './button-page.ts';

type Words = Pick<ButtonPage, 'title' | 'text'>;

export type ButtonPages = Pick<ButtonPage, 'language' | 'phone'> & {
  button: string;
  /** Answers another method, or an invalid link. */
  notAllowed: Words;
  invalid: Words;
  /** Answers a press that comes too early. */
  early?: Words | undefined;
  ask: Words;
  done: Words;
  failed: Words;
};

type Parts<Opened> = {
  /** Undefined for a link that is invalid or too old. */
  open: (link: string) => Opened | undefined;
  pagesFor: (opened: Opened | undefined) => ButtonPages | Promise<ButtonPages>;
  press: (opened: Opened) => Promise<unknown>;
  /** The event when `press` fails. */
  failure: EventName;
  /** The event of a press; after it the page has no button. */
  pressed: EventMemory;
};

/** Answers when the words of the build cannot be read. */
function withoutTheBuild(cause: unknown): ButtonPage {
  logEvent('answer_page_failed', { code: errorCode(cause) });
  return { status: 503, title: 'Sunați-ne, vă rugăm', text: 'Please call us.' };
}

/** Answers a link of a mail. Mail scanners open links, so opening the page changes nothing; its button does. */
export function createButtonHandler<Opened extends { reference: string }>(parts: Parts<Opened>) {
  const { open, pagesFor, press, failure, pressed } = parts;

  async function tryPress(opened: Opened): Promise<boolean> {
    const { reference } = opened;
    try {
      await press(opened);
    } catch (cause) {
      logEvent(failure, { reference, code: errorCode(cause) });
      return false;
    }
    pressed.add(reference);
    return true;
  }

  async function pageOf(link: string, method = ''): Promise<ButtonPage> {
    const opened = open(link);
    const { button, notAllowed, invalid, early, ask, done, failed, ...page } = await pagesFor(opened);
    if (!['GET', 'HEAD', 'POST'].includes(method)) return { ...page, ...notAllowed, status: 405 };
    if (!opened) return { ...page, ...invalid, status: 403 };
    const isPress = method === 'POST';
    if (early) return { ...page, ...early, status: isPress ? 409 : 200 };
    if (await pressed.has(opened.reference)) return { ...page, ...done, status: 200 };
    if (!isPress) return { ...page, ...ask, button, status: 200 };
    if (await tryPress(opened)) return { ...page, ...done, status: 200 };
    return { ...page, ...failed, button, status: 503 };
  }

  return async (request: IncomingMessage, response: ServerResponse, link: string): Promise<void> =>
    sendButtonPage(response, await pageOf(link, request.method).catch(withoutTheBuild));
}
