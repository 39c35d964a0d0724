import { parseCallTime } from '../../../shared/call-times.ts';
import { clinicClock, wallTimeAt } from '../../../shared/clock.ts';
import { escapeHtml } from '../../../shared/escape-html.ts';
import { fillText } from '../../../shared/fill-text.ts';
import { whatFollows, type ReceiptTexts } from '../../../shared/receipt-texts.ts';
import type { SiteFacts } from '../../../shared/site-facts.ts';
import type { Sender } from '../config.ts';
import type { ConfirmationTask } from '../task.ts';
import { mailDocument, mailStyles, messageIdOf, shortKey } from './mail-parts.ts';
import type { Mail } from './mailer.ts';
import { dayInWords } from './day-in-words.ts';

const clinicLines = 'margin:20px 0;font-size:15px';

function textOf(texts: ReceiptTexts, reference: string, follows: string): string {
  const { mailTitle, referenceLabel, mailChange, phone, clinicName, address, mailNotMine } = texts;
  const clinic = [clinicName, ...address, phone.text];
  return [
    `${mailTitle}.`,
    `${referenceLabel}: ${reference}`,
    follows,
    mailChange,
    clinic.join('\n'),
    mailNotMine,
    '',
  ].join('\n\n');
}

function htmlOf(confirmation: ConfirmationTask, texts: ReceiptTexts, follows: string): string {
  const { mailTitle, referenceLabel, mailChange, phone, clinicName, address, mailNotMine } = texts;
  const clinic = [clinicName, ...address].map(escapeHtml).join('<br>');
  const call = `<a href="tel:${escapeHtml(phone.number)}" style="${mailStyles.action}">${escapeHtml(phone.text)}</a>`;
  const label = `<span style="${mailStyles.label}">${escapeHtml(referenceLabel)}:</span>`;
  return mailDocument(
    confirmation.language,
    mailTitle,
    `<p style="${mailStyles.message}">${label}<br><b style="font-size:24px">${escapeHtml(confirmation.reference)}</b></p>
<p>${escapeHtml(follows)}</p>
<p>${escapeHtml(mailChange)}</p>
${call}
<p style="${clinicLines}">${clinic}</p>
<p style="${mailStyles.line};${mailStyles.label}">${escapeHtml(mailNotMine)}</p>
`,
  );
}

/**
 * For the visitor. Everything in it is the clinic's but the address it goes to; the same mail at each attempt. Throws where
 * the build has no texts in the language.
 */
export function confirmationMail(task: ConfirmationTask, facts: SiteFacts, { from, bounces }: Sender): Mail {
  const { key, reference, language, address, receivedAt } = task;
  const texts = facts.texts[language];
  if (!texts) throw new Error(`There are no texts in "${language}".`);
  const sent = {
    sentAt: wallTimeAt(Date.parse(receivedAt), clinicClock),
    callTime: parseCallTime(task.callTime),
  };
  const follows = whatFollows(sent, texts, facts.openingHours, (date) => dayInWords(date, language));
  return {
    messageId: messageIdOf(`${shortKey(key)}-confirmation`, from),
    date: new Date(receivedAt),
    subject: fillText(texts.mailSubject, { reference }),
    from: { name: texts.clinicName, address: from },
    to: { name: '', address },
    // An answer is for the desk, whichever address the site sends as.
    replyTo: { name: texts.clinicName, address: texts.email },
    envelope: { from: bounces, to: [address] },
    // No machine answers it, RFC 3834; Exchange has a header of its own for that.
    headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
    text: textOf(texts, reference, follows),
    html: htmlOf(task, texts, follows),
  };
}
