import { referenceOf } from '../request/request-key.ts';
import type { EventMemory } from '../watch/read-log.ts';
import { createButtonHandler, type ButtonPages } from './button-handler.ts';

const pagesOf = (reference = ''): ButtonPages => ({
  button: 'Am răspuns',
  notAllowed: { title: 'Nu se poate', text: 'Deschideți legătura din mesaj.' },
  invalid: {
    title: 'Legătura nu mai este valabilă',
    text: 'Nu s-a schimbat nimic. Legătura este veche sau nu a fost copiată întreagă: deschideți-o din mesajul cererii.',
  },
  ask: {
    title: `Cererea ${reference}`,
    text: `Ați sunat sau ați scris persoanei care a trimis cererea ${reference}? Apăsați butonul, ca să nu mai primiți mesaje de reamintire. Apăsarea nu se poate anula.`,
  },
  done: {
    title: `${reference}: notat ca răspuns`,
    text: 'Nu mai primiți mesaje de reamintire pentru această cerere. Puteți închide pagina.',
  },
  failed: {
    title: `${reference}: nu s-a putut nota`,
    text: 'Apăsați încă o dată peste un minut. Până atunci, mesajele de reamintire continuă să vină.',
  },
});

type Parts = {
  readLink: (link: string) => string | undefined;
  end: (key: string) => Promise<void>;
  /** The event's key. */
  answered: EventMemory;
};

/** The desk's link: its button ends the reminders. */
export function createAnsweredHandler({ readLink, end, answered }: Parts) {
  return createButtonHandler({
    open(link) {
      const key = readLink(link);
      return key === undefined ? undefined : { key, reference: referenceOf(key) };
    },
    pagesFor: (opened) => pagesOf(opened?.reference),
    press: ({ key }) => end(key),
    failure: 'answer_not_marked',
    pressed: answered,
  });
}
