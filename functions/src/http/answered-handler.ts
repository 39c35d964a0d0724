import type { IncomingMessage, ServerResponse } from 'node:http';
import { referenceOf } from '../request/request-key.ts';
import { errorCode, logEvent } from '../watch/log-events.ts';
import type { EventMemory } from '../watch/read-log.ts';
import { sendButtonPage, type ButtonPage } from './button-page.ts';

const invalid: ButtonPage = {
  status: 403,
  title: 'Legătura nu mai este valabilă',
  text: 'Nu s-a schimbat nimic. Legătura este veche sau nu a fost copiată întreagă: deschideți-o din mesajul cererii.',
};

const notAllowed: ButtonPage = {
  status: 405,
  title: 'Nu se poate',
  text: 'Deschideți legătura din mesaj.',
};

const marked = (reference: string): ButtonPage => ({
  status: 200,
  title: `${reference}: notat ca răspuns`,
  text: 'Nu mai primiți mesaje de reamintire pentru această cerere. Puteți închide pagina.',
});

type Parts = {
  readLink: (link: string) => string | undefined;
  end: (key: string) => Promise<void>;
  /** Of `request_answered`. */
  answered: EventMemory;
};

async function mark(key: string, { end, answered }: Parts): Promise<ButtonPage> {
  const reference = referenceOf(key);
  try {
    await end(key);
  } catch (cause) {
    logEvent('answer_not_marked', { reference, code: errorCode(cause) });
    const text = 'Apăsați încă o dată peste un minut. Până atunci, mesajele de reamintire continuă să vină.';
    return { status: 503, title: `${reference}: nu s-a putut nota`, text, button: 'Am răspuns' };
  }
  answered.add(reference);
  return marked(reference);
}

/** Mail scanners open links, so opening the page changes nothing; its button ends the reminders. */
export function createAnsweredHandler(parts: Parts) {
  async function pageOf(link: string, method = ''): Promise<ButtonPage> {
    if (!['GET', 'HEAD', 'POST'].includes(method)) return notAllowed;
    const key = parts.readLink(link);
    if (!key) return invalid;
    if (method === 'POST') return mark(key, parts);
    const reference = referenceOf(key);
    if (await parts.answered.has(reference)) return marked(reference);
    const text = `Ați sunat sau ați scris persoanei care a trimis cererea ${reference}? Apăsați butonul, ca să nu mai primiți mesaje de reamintire. Apăsarea nu se poate anula.`;
    return { status: 200, title: `Cererea ${reference}`, text, button: 'Am răspuns' };
  }

  return async (request: IncomingMessage, response: ServerResponse, link: string): Promise<void> =>
    sendButtonPage(response, await pageOf(link, request.method));
}
