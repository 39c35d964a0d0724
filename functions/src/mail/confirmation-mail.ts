import { calendarNames } from '../../../shared/format-date.ts';
import { interpolate } from '../../../shared/interpolate.ts';
import { tagOf } from '../../../shared/languages.ts';
import { momentPlaceholders } from '../../../shared/moment-placeholders.ts';
import type { SiteFacts } from '../../../shared/site-facts.ts';
import type { Sender } from '../config/parameters.ts';
import { autoSubmittedHeaders, mailHtml, mailText, logoCid, messageIdOf, shortKey } from './mail-document.ts';
import { contactPart, linePart, linkPart, notePart, paragraphPart, stepsPart } from './mail-parts.ts';
import type { ConfirmationTask } from './mail-tasks.ts';
import type { Mail } from './mailer.ts';

/** Returns a mail that contains none of the visitor's input except the address. */
export function confirmationMail(task: ConfirmationTask, facts: SiteFacts, sender: Sender): Mail {
  const { key, reference, language, address, receivedAt, promisedUntil, callTime } = task;
  const texts = facts.texts[language];
  if (!texts) throw new Error(`There are no texts in "${language}".`);
  const names = calendarNames(tagOf(language));
  const placeholdersOf = (instant: string) => momentPlaceholders(Date.parse(instant), names, language);
  const { clinicName, phone, story, map, before, after, worse, emergencies, privacy } = texts;
  const pagePart = ({ text, path }: typeof story) => linkPart(text, sender.origin + path);
  const content = {
    language,
    clinicName,
    hasLogo: true,
    note: texts.mailTitle,
    title: interpolate(texts.answerBy, placeholdersOf(promisedUntil)),
    parts: [
      linePart({ label: texts.referenceLabel, text: reference }),
      paragraphPart(interpolate(texts.sentAt, placeholdersOf(receivedAt))),
      stepsPart(
        texts.nextTitle,
        [before, texts.detail, after].filter((step) => step !== undefined),
      ),
      ...(callTime ? [paragraphPart(interpolate(texts.callTime, { part: texts.parts[callTime] }))] : []),
      contactPart({ label: texts.late, text: phone.text, href: `tel:${phone.number}` }),
      ...(worse ? [paragraphPart(worse), pagePart(emergencies)] : []),
      pagePart(story),
      paragraphPart(texts.mailChange),
      paragraphPart(texts.hours.join('. ')),
      paragraphPart(texts.address.join(', ')),
      linkPart(map.text, map.url),
      notePart(texts.mailNotMine),
      pagePart(privacy),
    ],
  };
  return {
    messageId: messageIdOf(`${shortKey(key)}-confirmation`, sender.from),
    date: new Date(receivedAt),
    subject: interpolate(texts.mailSubject, { reference }),
    from: { name: clinicName, address: sender.from },
    to: { name: '', address },
    // Replies go to the clinic's public address, whatever address the site sends from.
    replyTo: { name: clinicName, address: texts.email },
    envelope: { from: sender.bounces, to: [address] },
    headers: autoSubmittedHeaders,
    text: mailText(content),
    html: mailHtml(content),
    // An attached image, unlike an image of the site, does not reveal when the mail is read.
    attachments: [
      {
        filename: 'mark.png',
        cid: logoCid,
        content: Buffer.from(facts.mailLogo, 'base64'),
        contentType: 'image/png',
        contentDisposition: 'inline',
      },
    ],
  };
}
