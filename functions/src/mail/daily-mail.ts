import type { Sender } from '../config/parameters.ts';
import type { DailyCount } from '../watch/daily-count.ts';
import { fromSite, messageIdOf } from './mail-document.ts';
import type { Mail } from './mailer.ts';

const mostNamed = 50;

function counted(references: string[]): string {
  if (references.length === 0) return '0';
  const others = references.length - mostNamed;
  const named = references.slice(0, mostNamed).join(', ');
  return `${references.length} (${named}${others > 0 ? ` și încă ${others}` : ''})`;
}

/** When fewer requests are answered in time, the site promises too much. */
const wanted = 0.9;

function promiseLines({ promise }: DailyCount, promiseField: string): string[] {
  const { due, answered, inTime } = promise;
  if (due === 0) return [];
  const lines = [
    `Din ultimele două săptămâni, cu termenul promis trecut: ${due}. Cu răspuns: ${answered}. La timp: ${inTime}.`,
  ];
  if (inTime / due < wanted)
    lines.push(
      `ATENȚIE: sub 9 din 10 au primit răspuns la timp. Răspundeți mai repede sau schimbați ce promite site-ul: ${promiseField}.`,
    );
  return lines;
}

type DailyMail = {
  count: DailyCount;
  sender: Sender;
  to: string;
  hasLinks: boolean;
  retries: string;
  /** The editor's name of the text that promises when the clinic calls. */
  promiseField: string;
  now: Date;
  /** Of `daily-notes.ts`. */
  notes: string[];
};

export function dailyMail({
  count,
  sender,
  to,
  hasLinks,
  retries,
  promiseField,
  now,
  notes,
}: DailyMail): Mail {
  const { requests, undelivered, inReserve, open, heldBack } = count;
  const unanswered = hasLinks
    ? `Fără „Am răspuns”, din ultimele două săptămâni: ${counted(open)}`
    : 'Mesajele de reamintire sunt oprite: nu există o cheie pentru legături.';
  const held = `Reținute, fiindcă păreau spam sau veneau prea multe de la o singură conexiune: ${heldBack.requests}, cel mult ${heldBack.longestMinutes} min`;
  const lines = [
    `Cereri: ${counted(requests)}`,
    `Nelivrate în căsuța de e-mail a cererilor, ${sender.mailboxes.inbox}: ${counted(undelivered)}. Se reîncearcă ${retries}.`,
    `Dintre acestea, ajunse în căsuța de e-mail de rezervă: ${counted(inReserve)}`,
    ...(heldBack.requests > 0 ? [held] : []),
    unanswered,
    ...(hasLinks ? promiseLines(count, promiseField) : []),
    ...notes,
  ];
  return {
    messageId: messageIdOf(`daily-${now.toISOString().slice(0, 10)}`, sender.from),
    date: now,
    subject: `Cereri de pe site în ultimele 24 de ore: ${requests.length}, nelivrate: ${undelivered.length}`,
    ...fromSite(sender, to),
    text: `${lines.join('\n')}

Numărul fiecărei cereri se află în subiectul mesajului ei. Dacă una lipsește, dacă ceva nu a fost livrat sau dacă mesajul acesta nu vine într-o dimineață, anunțați-l pe cel care întreține site-ul.
`,
  };
}
