import type { Sender } from '../config/parameters.ts';
import type { DailyCount } from '../watch/daily-line.ts';
import { fromSite, messageIdOf } from './mail-document.ts';
import type { Mail } from './mailer.ts';

const mostNamed = 50;

function counted(references: string[]): string {
  if (references.length === 0) return '0';
  const others = references.length - mostNamed;
  const named = references.slice(0, mostNamed).join(', ');
  return `${references.length} (${named}${others > 0 ? ` și încă ${others}` : ''})`;
}

export function dailyMail(
  { requests, undelivered, inReserve, open }: DailyCount,
  sender: Sender,
  hasLinks: boolean,
  retries: string,
  now: Date,
  notes: string[] = [],
): Mail {
  const unanswered = hasLinks
    ? `Fără „Am răspuns”, din ultimele două săptămâni: ${counted(open)}`
    : 'Mesajele de reamintire sunt oprite: nu există o cheie pentru legături.';
  return {
    messageId: messageIdOf(`daily-${now.toISOString().slice(0, 10)}`, sender.from),
    date: now,
    subject: `Cereri de pe site în ultimele 24 de ore: ${requests.length}, nelivrate: ${undelivered.length}`,
    ...fromSite(sender, sender.mailboxes.inbox),
    text: `Cereri: ${counted(requests)}
Nelivrate în această căsuță de e-mail: ${counted(undelivered)}. Se reîncearcă ${retries}.
Dintre acestea, ajunse în căsuța de e-mail de rezervă: ${counted(inReserve)}
${[unanswered, ...notes].join('\n')}

Numărul fiecărei cereri se află în subiectul mesajului ei. Dacă una lipsește, dacă ceva nu a fost livrat sau dacă mesajul acesta nu vine într-o dimineață, anunțați-l pe cel care întreține site-ul.
`,
  };
}
