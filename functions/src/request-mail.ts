import type { Clinic, Mailboxes } from './config.ts';
import type { DeliveryTask } from './delivery-task.ts';
import type { Mail } from './mailer.ts';
import { mailHtml, mailText, type MailAction, type MailLine } from './mail-parts.ts';

const languageNames = { ro: 'română', en: 'engleză' } as const;

const time = new Intl.DateTimeFormat('ro-RO', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'Europe/Bucharest',
});

/** A name fit for a header: letters, digits and the signs of names; whatever else was typed stands in the mail itself. */
function headerName(name: string): string {
  const cleaned = name
    .replace(/[^\p{L}\p{M}\p{N} .'’-]/gu, ' ')
    .replace(/ +/g, ' ')
    .trim();
  return cleaned.slice(0, 60).trim() || 'vizitator';
}

/** The number as a phone dials it: its digits, and the plus it begins with. */
function dialled(phone: string): string {
  return (phone.startsWith('+') ? '+' : '') + phone.replace(/\D/g, '');
}

function actions({ reference, request: { phone, email } }: DeliveryTask): MailAction[] {
  const address = email && encodeURIComponent(email).replace('%40', '@');
  const subject = encodeURIComponent(`Re: ${reference}`);
  return [
    ...(phone ? [{ label: 'Telefon', text: phone, href: `tel:${dialled(phone)}` }] : []),
    ...(email ? [{ label: 'E-mail', text: email, href: `mailto:${address}?subject=${subject}` }] : []),
  ];
}

function lines({ reference, receivedAt, request, suspicions = [] }: DeliveryTask): MailLine[] {
  const { name, language, page, package: chosen, consentVersion, consentAt } = request;
  const consent = `${time.format(new Date(consentAt ?? receivedAt))} (ora României), politica de confidențialitate, versiunea ${consentVersion}`;
  return [
    { label: 'Nume', text: name },
    ...(chosen ? [{ label: 'Pachet', text: chosen }] : []),
    { label: 'Limba', text: languageNames[language] },
    { label: 'Pagina', text: page },
    { label: 'Primit', text: `${time.format(new Date(receivedAt))} (ora României)` },
    { label: 'Consimțământ', text: consent },
    { label: 'Numărul cererii', text: reference },
    ...(suspicions.length > 0 ? [{ label: 'Posibil spam fiindcă', text: suspicions.join('; ') }] : []),
  ];
}

/**
 * The mail a request becomes, in Romanian, the desk's language. It depends on the task and the mailboxes alone:
 * each attempt has the same Message-ID and Date, so that a mail taken twice is known as one.
 */
export function requestMail(task: DeliveryTask, { from, inbox }: Mailboxes, clinic: Clinic): Mail {
  const { key, reference, receivedAt, request } = task;
  const name = headerName(request.name);
  const tag = task.suspicions?.length ? '[posibil spam] ' : '';
  const title = `Cerere de la ${name}`;
  const content = { title, typed: request.message, actions: actions(task), lines: lines(task) };
  return {
    messageId: `<${key.slice(0, 32)}@${from.split('@').at(-1)}>`,
    date: new Date(receivedAt),
    subject: `${tag}${reference} – ${title}`,
    from: { name: `${clinic.name} (site)`, address: from },
    to: { name: '', address: inbox },
    // Nobody the visitor names receives this mail: they stand in Reply-To alone, and the envelope is ours.
    ...(request.email && { replyTo: { name, address: request.email } }),
    envelope: { from, to: [inbox] },
    text: mailText(content),
    html: mailHtml(content),
  };
}
