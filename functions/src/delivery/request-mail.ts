import {
  formFieldNames,
  formFields,
  type FormFieldName,
  type TextName,
} from '../../../shared/contact-fields.ts';
import type { Clinic, Mailboxes } from '../config.ts';
import { callAttachments, callLines } from './call-entry.ts';
import type { DeliveryTask } from './delivery-task.ts';
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
  return cleaned.slice(0, 60).trim() || 'vizitator';
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

function actions({ reference, request }: DeliveryTask): MailAction[] {
  return (Object.keys(hrefs) as (keyof typeof hrefs)[]).flatMap((field) => {
    const text = request[field];
    return text ? [{ label: formFields[field].mailLabel, text, href: hrefs[field](text, reference) }] : [];
  });
}

function textOf(field: FormFieldName, task: DeliveryTask): string | undefined {
  if (field === 'callTime') return callLines(task)[0]?.text;
  const value = task.request[field];
  return value === true ? 'da' : value;
}

function fieldLines(task: DeliveryTask): MailLine[] {
  const plain = formFieldNames.filter((field) => field !== 'message' && !(field in hrefs));
  return plain.flatMap((field) => {
    const label = formFields[field].mailLabel;
    const text = textOf(field, task);
    return label && text ? [{ label, text }] : [];
  });
}

function lines(task: DeliveryTask): MailLine[] {
  const { reference, receivedAt, request, suspicions = [] } = task;
  const { language, page, consentVersion, consentAt } = request;
  const consent = `${timeInMail(consentAt ?? receivedAt)} (ora României), politica de confidențialitate, versiunea ${consentVersion}`;
  return [
    ...fieldLines(task),
    { label: 'Limba', text: languageNames.of(language) ?? language },
    { label: 'Pagina', text: page },
    { label: 'Primit', text: `${timeInMail(receivedAt)} (ora României)` },
    { label: 'Consimțământ', text: consent },
    { label: 'Numărul cererii', text: reference },
    ...(suspicions.length > 0 ? [{ label: 'De ce pare spam', text: suspicions.join('; ') }] : []),
  ];
}

/** The same mail at each attempt, with the same Message-ID and Date, so that one taken twice is known as one. */
export function requestMail(
  task: DeliveryTask,
  { from, inbox }: Mailboxes,
  clinic: Clinic,
  answerLink?: string,
): Mail {
  const { key, reference, receivedAt, request } = task;
  const name = headerName(request.name);
  const tag = task.suspicions?.length ? '[posibil spam] ' : '';
  const title = `Cerere de la ${name}`;
  const content = { title, typed: request.message, actions: actions(task), lines: lines(task), answerLink };
  return {
    messageId: messageIdOf(shortKey(key), from),
    date: new Date(receivedAt),
    subject: `${tag}${reference} – ${title}`,
    ...fromSite(clinic, from, inbox),
    // Nobody the visitor names receives this mail: they stand in Reply-To alone.
    ...(request.email && { replyTo: { name, address: request.email } }),
    text: mailText(content),
    html: mailHtml(content),
    ...callAttachments(task, from),
  };
}
