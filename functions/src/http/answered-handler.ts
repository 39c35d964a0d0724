import type { IncomingMessage, ServerResponse } from 'node:http';
import { referenceOf } from '../request/request-key.ts';
import { errorCode, logEvent } from '../watch/log-events.ts';
import type { EventMemory } from '../watch/read-log.ts';
import { sendButtonPage, type ButtonPage } from './button-page.ts';

const button = 'Am răspuns';

const notAllowed: ButtonPage = { status: 405, title: 'Nu se poate', text: 'Deschideți legătura din mesaj.' };

const invalid: ButtonPage = {
  status: 403,
  title: 'Legătura nu mai este valabilă',
  text: 'Nu s-a schimbat nimic. Legătura este veche sau nu a fost copiată întreagă: deschideți-o din mesajul cererii.',
};

const ask = (reference: string): ButtonPage => ({
  status: 200,
  title: `Cererea ${reference}`,
  text: `Ați sunat sau ați scris persoanei care a trimis cererea ${reference}? Apăsați butonul, ca să nu mai primiți mesaje de reamintire. Apăsarea nu se poate anula.`,
  button,
});

const done = (reference: string): ButtonPage => ({
  status: 200,
  title: `${reference}: notat, ați răspuns`,
  text: 'Nu mai primiți mesaje de reamintire pentru această cerere. Puteți închide pagina.',
});

const failed = (reference: string): ButtonPage => ({
  status: 503,
  title: `${reference}: nu s-a putut nota`,
  text: 'Apăsați încă o dată peste un minut. Până atunci, mesajele de reamintire continuă să vină.',
  button,
});

type Dependencies = {
  /** The request's key; undefined for a link that is invalid or too old. */
  readLink: (link: string) => string | undefined;
  end: (key: string) => Promise<void>;
  /** The event's key; after it the page has no button. */
  answered: EventMemory;
};

/** The desk's link. Mail scanners open links, so opening its page changes nothing; its button ends the reminders. */
export function createAnsweredHandler({ readLink, end, answered }: Dependencies) {
  async function press(key: string): Promise<ButtonPage> {
    const reference = referenceOf(key);
    try {
      await end(key);
    } catch (cause) {
      logEvent('answer_not_marked', { reference, code: errorCode(cause) });
      return failed(reference);
    }
    answered.add(reference);
    return done(reference);
  }

  async function pageOf(link: string, method = ''): Promise<ButtonPage> {
    if (!['GET', 'HEAD', 'POST'].includes(method)) return notAllowed;
    const key = readLink(link);
    if (key === undefined) return invalid;
    const reference = referenceOf(key);
    if (await answered.has(reference)) return done(reference);
    return method === 'POST' ? press(key) : ask(reference);
  }

  return async (request: IncomingMessage, response: ServerResponse, link: string): Promise<void> =>
    sendButtonPage(response, await pageOf(link, request.method));
}
