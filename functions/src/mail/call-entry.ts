import { isStillCallable, parseCallTime, type CallTime, type DayPart } from '../../../shared/call-times.ts';
import { clinicTimeZone } from '../../../shared/brand.ts';
import { instantOf, wallTimeAt } from '../../../shared/opening-hours.ts';
import { dayInWords } from './day-in-words.ts';
import type { DeliveryTask } from '../request-task.ts';
import { shortKey, uniqueName, type MailLine } from './mail-parts.ts';
import type { Mail } from './mailer.ts';

const partNames: Record<DayPart, string> = {
  morning: 'dimineața',
  afternoon: 'după-amiaza',
  evening: 'seara',
};

/** The wish of the visitor that could be met when the request came in. */
export function wishedCallTime({ request, receivedAt }: DeliveryTask): CallTime | undefined {
  const callTime = parseCallTime(request.callTime);
  const received = wallTimeAt(Date.parse(receivedAt), clinicTimeZone);
  return callTime && isStillCallable(callTime, received) ? callTime : undefined;
}

/** `luni, 30 noiembrie, dimineața (08:00–12:00)` */
function callTimeInWords({ date, part, opens, closes }: CallTime): string {
  return `${dayInWords(date, 'ro')}, ${partNames[part]} (${opens}–${closes})`;
}

function utcTime(instant: number): string {
  return new Date(instant).toISOString().replace(/[-:]|\.\d+/g, '');
}

/** RFC 5545, 3.3.11 */
function escaped(text: string): string {
  return text.replace(/[\\;,]/g, String.raw`\$&`).replaceAll('\n', String.raw`\n`);
}

/** RFC 5545, 3.1: lines of 75 bytes at most, a letter is never torn; what goes on begins with a space. */
function folded(line: string): string {
  let [written, bytes] = ['', 0];
  for (const letter of line) {
    const size = Buffer.byteLength(letter);
    const isFull = bytes + size > 75;
    written += isFull ? `\r\n ${letter}` : letter;
    bytes = isFull ? 1 + size : bytes + size;
  }
  return written;
}

/** A call for the desk's calendar. Its name follows from the request's key: a second copy takes the place of the first. */
function callEntry(task: DeliveryTask, callTime: CallTime, from: string): string {
  const { key, reference, receivedAt, request } = task;
  const { date, opens, closes } = callTime;
  const at = (time: string) => utcTime(instantOf({ date, time }, clinicTimeZone));
  const reach = request.phone ? `Telefon: ${request.phone}` : `E-mail: ${request.email}`;
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//clinic site//contact request//RO',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${uniqueName(shortKey(key), from)}`,
    `DTSTAMP:${utcTime(Date.parse(receivedAt))}`,
    `DTSTART:${at(opens)}`,
    `DTEND:${at(closes)}`,
    `SUMMARY:${escaped(`De sunat: ${reference}`)}`,
    `DESCRIPTION:${escaped(`Nume: ${request.name}\n${reach}`)}`,
    // A span of hours to call in, which leaves the desk free for others.
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ];
  return lines.map(folded).join('\r\n');
}

/** What the mail says of the wish. */
export function callLines(task: DeliveryTask): MailLine[] {
  const callTime = wishedCallTime(task);
  return callTime ? [{ label: 'Când preferă să fie sunat(ă)', text: callTimeInWords(callTime) }] : [];
}

/** The entry beside the mail: a program that takes one in place of the text for an invitation hides the mail. */
export function callAttachments(task: DeliveryTask, from: string): Pick<Mail, 'attachments'> {
  const callTime = wishedCallTime(task);
  if (!callTime) return {};
  const content = callEntry(task, callTime, from);
  const contentType = 'text/calendar; charset=utf-8; method=PUBLISH';
  return { attachments: [{ filename: `${task.reference}.ics`, content, contentType }] };
}
