import { clinicTimeZone } from '../../../shared/brand.ts';
import { formFieldNames, type CallTime, type FormFieldName } from '../../../shared/contact-fields.ts';
import { calendarNames } from '../../../shared/format-date.ts';
import { defaultLanguage } from '../../../shared/languages.ts';
import { momentPlaceholders } from '../../../shared/moment-placeholders.ts';
import { callingCodeOf } from '../../../shared/phone-number.ts';
import { dayMs } from '../../../shared/durations.ts';
import type { Sender } from '../config/parameters.ts';
import { autoSubmittedHeaders, mailHtml, mailText, messageIdOf, shortKey } from './mail-document.ts';
import {
  contactPart,
  detailsPart,
  linePart,
  paragraphPart,
  quotePart,
  type MailLine,
  type MailPart,
} from './mail-parts.ts';
import type { AcceptedRequest, RequestTask } from './mail-tasks.ts';
import type { Mail } from './mailer.ts';

/**
 * Returns the mail that brings a request to the clinic. Every attempt has the same Message-ID, by which mail clients
 * recognise a duplicate. After a day the Date is the time of the attempt, since spam filters distrust an old Date.
 */
export function requestMail(task: RequestTask, sender: Sender, to: string, clinicPhone = ''): Mail {
  const { reference, receivedAt, request, spamReasons = [] } = task;
  const received = new Date(receivedAt);
  const now = new Date();
  const isLate = now.getTime() - received.getTime() > dayMs;
  const isSuspicious = spamReasons.length > 0;
  const tags = [
    ...(isSuspicious ? ['[posibil spam] '] : []),
    ...(isLate ? ['[întârziat] '] : []),
    ...(task.mailbox === 'reserve' ? ['[copie] '] : []),
  ];
  const name = sanitizeName(request.name);
  const { language } = request;
  // The clinic calls back in the visitor's language, so the subject names the language.
  const languageTag = language === defaultLanguage ? '' : ` [${language.toUpperCase()}]`;
  const title = `Cerere de la ${name}${languageTag}`;
  const lateNote = isLate
    ? `Mesajul acesta a întârziat: cererea a fost trimisă pe ${formatReceivedAt(receivedAt)}.`
    : undefined;
  const content = {
    language: 'ro',
    clinicName: sender.clinicName,
    note: isSuspicious ? `Posibil spam: ${spamReasons.join('; ')}` : undefined,
    title,
    parts: partsOf(task, lateNote, clinicPhone),
  };
  return {
    messageId: messageIdOf(shortKey(task.key), sender.from),
    date: isLate ? now : received,
    subject: `${tags.join('')}${reference} – ${title}`,
    from: { name: `${sender.clinicName} (site)`, address: sender.from },
    to: { name: '', address: to },
    // The visitor's address is only in Reply-To, so that nobody can make the site send mail to strangers.
    ...(request.email && { replyTo: { name, address: request.email } }),
    envelope: { from: sender.bounces, to: [to] },
    headers: autoSubmittedHeaders,
    text: mailText(content),
    html: mailHtml(content),
  };
}

/** The mail is in Romanian for the clinic's staff. */
const deskLocale = 'ro-RO';

const languageNames = new Intl.DisplayNames(deskLocale, { type: 'language' });

const callTimeNames: Record<CallTime, string> = {
  morning: 'dimineața',
  afternoon: 'după-amiaza',
  evening: 'seara',
};

const dateTimeFormat = new Intl.DateTimeFormat(deskLocale, {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: clinicTimeZone,
});

/** Returns `21 noiembrie 2026 la 10:05 (ora clinicii)`. */
function formatReceivedAt(instant: string): string {
  return `${dateTimeFormat.format(new Date(instant))} (ora clinicii)`;
}

const deskCalendar = calendarNames(deskLocale);

/** Returns `miercuri, 2 decembrie, ora 20:00`. */
function formatReplyDue(instant: string): string {
  const { day, time } = momentPlaceholders(Date.parse(instant), deskCalendar, defaultLanguage);
  return `${day}, ora ${time}`;
}

/** Removes the `(0)` of `+40 (0) 712 345 678`, and adds the country code to `712 345 678`. */
function toDialNumber(typed: string, clinicPhone: string): string {
  const phone = typed.replace(/^(\+[\d\s]+)\(0\)/, '$1');
  const digits = phone.replace(/\D/g, '');
  if (phone.startsWith('+')) return `+${digits}`;
  return /^[1-9]\d{8}$/.test(digits) ? callingCodeOf(clinicPhone) + digits : digits;
}

function hrefOf(
  field: FormFieldName,
  text: string,
  { reference, clinicPhone }: { reference: string; clinicPhone: string },
): string | undefined {
  if (field === 'phone') return `tel:${toDialNumber(text, clinicPhone)}`;
  if (field !== 'email') return undefined;
  return `mailto:${encodeURIComponent(text).replace('%40', '@')}?subject=${encodeURIComponent(`Re: ${reference}`)}`;
}

function textOf(field: FormFieldName, request: AcceptedRequest['request']): string | undefined {
  if (field === 'callTime') return request.callTime && callTimeNames[request.callTime];
  const value = request[field];
  return value === true ? 'da' : value;
}

/** `null`: the field has no line of its own. */
const labels: Record<FormFieldName, string | null> = {
  name: 'Nume',
  email: 'E-mail',
  phone: 'Telefon',
  confirmation: null,
  package: 'Pachet',
  message: 'Mesaj',
  callTime: 'Când preferă să fie sunat(ă)',
  // `siteLines` has a line for the consent.
  consent: null,
};

type FieldLines = Partial<Record<FormFieldName, MailLine>>;

function linesOf({ reference, request }: AcceptedRequest, clinicPhone: string): FieldLines {
  const lines: FieldLines = {};
  for (const field of formFieldNames) {
    const label = labels[field];
    const text = textOf(field, request);
    if (label && text) lines[field] = { label, text, href: hrefOf(field, text, { reference, clinicPhone }) };
  }
  return lines;
}

/** Returns `preturi` for `/ro/preturi` and `/en/preturi`: paths are Romanian in every language. */
const pageName = (path: string) => path.replace(/^\/(\w\w(\/|$))?/, '') || 'prima pagină';

function siteLines({ receivedAt, request, isCrossSite }: AcceptedRequest): MailLine[] {
  const { language, page, consentVersion } = request;
  const received = formatReceivedAt(receivedAt);
  const consent = `${received}, politica de confidențialitate, versiunea ${consentVersion}`;
  return [
    { label: 'Limba', text: languageNames.of(language) ?? language },
    ...(page ? [{ label: 'Pagina', text: pageName(page) }] : []),
    ...(isCrossSite ? [{ label: 'Atenție', text: 'formularul a fost trimis de pe pagina altui site' }] : []),
    { label: 'Primit', text: received },
    { label: 'Consimțământ', text: consent },
  ];
}

/** Orders the parts by what the clinic needs first: until when to answer, whom to call, when, about what. */
function partsOf(task: AcceptedRequest, lateNote: string | undefined, clinicPhone: string): MailPart[] {
  const { name: _, message, phone, email, callTime, ...others } = linesOf(task, clinicPhone);
  const contact = phone ?? email;
  const details = [...(phone && email ? [email] : []), ...Object.values(others), ...siteLines(task)];
  return [
    linePart({ label: 'De răspuns până', text: formatReplyDue(task.promisedUntil) }),
    ...(lateNote ? [paragraphPart(lateNote)] : []),
    linePart({ label: 'Numărul cererii', text: task.reference }),
    ...(contact?.href ? [contactPart({ ...contact, href: contact.href })] : []),
    ...(callTime ? [linePart(callTime)] : []),
    ...(message ? [quotePart(message.label, message.text)] : []),
    detailsPart(details),
  ];
}

/** Removes direction marks, which reverse the text after them, and breaks encoded words, which mail clients decode. */
const sanitizeName = (name: string) =>
  name.replace(/[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '').replaceAll('=?', '= ?');
