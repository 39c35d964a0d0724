import {
  formFieldNames,
  formFields,
  type FormFieldName,
  type TextName,
} from '../../../shared/contact-fields.ts';
import { parseCallTime, type CallTime, type DayPart } from '../../../shared/call-times.ts';
import type { Sender } from '../config.ts';
import type { AcceptedRequest, ReminderTask, RequestTask } from '../task.ts';
import { dayInWords } from './day-in-words.ts';
import type { Mail } from './mailer.ts';
import {
  fromSite,
  mailHtml,
  mailText,
  messageIdOf,
  shortKey,
  timeInMail,
  type MailAction,
  type MailLine,
} from './mail-parts.ts';

const languageNames = new Intl.DisplayNames('ro', { type: 'language' });

/** A name fit for a header: letters, digits and the signs of names; whatever else was typed stands in the mail itself. */
function headerName(name: string): string {
  const cleaned = name
    .replace(/[^\p{L}\p{M}\p{N} .'’-]/gu, ' ')
    .replace(/ +/g, ' ')
    .trim();
  return Array.from(cleaned).slice(0, 60).join('').trim() || 'vizitator';
}

const partNames: Record<DayPart, string> = {
  morning: 'dimineața',
  afternoon: 'după-amiaza',
  evening: 'seara',
};

/** `luni, 30 noiembrie, dimineața (08:00–12:00)` */
function callTimeInWords({ date, part, opens, closes }: CallTime): string {
  return `${dayInWords(date, 'ro')}, ${partNames[part]} (${opens}–${closes})`;
}

function dialled(phone: string): string {
  return (phone.startsWith('+') ? '+' : '') + phone.replace(/\D/g, '');
}

/** What a press on a field's text does in the mail; the others are plain lines. In the order in which the desk calls back. */
const hrefs = {
  phone: (phone: string) => `tel:${dialled(phone)}`,
  email: (email: string, reference: string) => {
    const address = encodeURIComponent(email).replace('%40', '@');
    return `mailto:${address}?subject=${encodeURIComponent(`Re: ${reference}`)}`;
  },
} satisfies Partial<Record<TextName, (text: string, reference: string) => string>>;

function actions({ reference, request }: AcceptedRequest): MailAction[] {
  return (Object.keys(hrefs) as (keyof typeof hrefs)[]).flatMap((field) => {
    const text = request[field];
    return text ? [{ label: formFields[field].mailLabel, text, href: hrefs[field](text, reference) }] : [];
  });
}

function textOf(field: FormFieldName, request: AcceptedRequest['request']): string | undefined {
  if (field === 'callTime') {
    const callTime = parseCallTime(request.callTime);
    return callTime && callTimeInWords(callTime);
  }
  const value = request[field];
  return value === true ? 'da' : value;
}

function fieldLines(request: AcceptedRequest['request']): MailLine[] {
  const plain = formFieldNames.filter((field) => field !== 'message' && !(field in hrefs));
  return plain.flatMap((field) => {
    const label = formFields[field].mailLabel;
    const text = textOf(field, request);
    return label && text ? [{ label, text }] : [];
  });
}

function lines(task: AcceptedRequest): MailLine[] {
  const { reference, receivedAt, request, suspicions = [] } = task;
  const { language, page, consentVersion } = request;
  const received = `${timeInMail(receivedAt)} (ora României)`;
  return [
    ...fieldLines(request),
    { label: 'Limba', text: languageNames.of(language) ?? language },
    ...(page ? [{ label: 'Pagina', text: page }] : []),
    { label: 'Primit', text: received },
    {
      label: 'Consimțământ',
      text: `${received}, politica de confidențialitate, versiunea ${consentVersion}`,
    },
    { label: 'Numărul cererii', text: reference },
    ...(suspicions.length > 0 ? [{ label: 'De ce pare spam', text: suspicions.join('; ') }] : []),
  ];
}

type MailOf = { task: AcceptedRequest; sender: Sender; to: string; answerLink: string | undefined };

function mailOf({ task, sender, to, answerLink }: MailOf, tag: string, note?: string) {
  const { reference, request } = task;
  const name = headerName(request.name);
  const title = `Cerere de la ${name}`;
  const content = {
    title,
    note,
    typed: request.message,
    actions: actions(task),
    lines: lines(task),
    answerLink,
  };
  return {
    subject: `${task.suspicions?.length ? '[posibil spam] ' : ''}${tag}${reference} – ${title}`,
    ...fromSite(sender, to),
    // Nobody the visitor names receives this mail: they stand in Reply-To alone.
    ...(request.email && { replyTo: { name, address: request.email } }),
    text: mailText(content),
    html: mailHtml(content),
  } satisfies Mail;
}

/** The same mail at each attempt, with the same Message-ID and Date, so that one received twice is known as one. */
export function requestMail(task: RequestTask, sender: Sender, to: string, answerLink?: string): Mail {
  return {
    messageId: messageIdOf(shortKey(task.key), sender.from),
    date: new Date(task.receivedAt),
    ...mailOf({ task, sender, to, answerLink }, task.mailbox === 'reserve' ? '[copie] ' : ''),
  };
}

/** A reminder: it repeats the request, which its mailbox may never have received. */
export function reminderMail(task: ReminderTask, sender: Sender, to: string, answerLink?: string): Mail {
  const { key, reference, receivedAt, step } = task;
  const original = messageIdOf(shortKey(key), sender.from);
  const note = `La cererea ${reference}, primită pe ${timeInMail(receivedAt)} (ora României), nu a răspuns nimeni încă.`;
  return {
    messageId: messageIdOf(`${shortKey(key)}-${step}`, sender.from),
    // Mail programs put it below the request.
    inReplyTo: original,
    references: original,
    ...mailOf({ task, sender, to, answerLink }, '[fără răspuns] ', note),
  };
}
