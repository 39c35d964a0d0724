import { parseCallTime } from '../../../shared/call-times.ts';
import { clinicClock, wallTimeAt } from '../../../shared/clock.ts';
import { fillText } from '../../../shared/fill-text.ts';
import { tagOf } from '../../../shared/languages.ts';
import { nextStepInWords } from '../../../shared/callback.ts';
import type { SiteFacts } from '../../../shared/site-facts.ts';
import type { Sender } from '../config/parameters.ts';
import { dayInWords, mailHtml, mailText, markId, messageIdOf, shortKey } from './mail-document.ts';
import { contactPart, detailsPart, linkPart, numberPart, paragraphPart, stepsPart } from './mail-parts.ts';
import type { ConfirmationTask } from './mail-tasks.ts';
import type { Mail } from './mailer.ts';

/**
 * For the visitor. Everything in it is the clinic's but the address it goes to; the same mail at each attempt. Throws where
 * the build has no texts in the language.
 */
export function confirmationMail(task: ConfirmationTask, facts: SiteFacts, sender: Sender): Mail {
  const { key, reference, language, address, receivedAt } = task;
  const texts = facts.texts[language];
  if (!texts) throw new Error(`There are no texts in "${language}".`);
  const sent = {
    sentAt: wallTimeAt(Date.parse(receivedAt), clinicClock),
    callTime: parseCallTime(task.callTime),
  };
  const answer = nextStepInWords(sent, texts, facts.openingHours, (date) =>
    dayInWords(date, tagOf(language)),
  );
  const { clinicName, phone, story, map, before, after } = texts;
  const content = {
    language,
    clinicName,
    hasMark: true,
    title: texts.mailTitle,
    parts: [
      numberPart({ label: texts.referenceLabel, text: reference }),
      stepsPart(
        texts.nextTitle,
        [before, answer, after].filter((step) => step !== undefined),
      ),
      linkPart(story.text, `${sender.origin}${story.path}`),
      paragraphPart(texts.mailChange),
      contactPart({ label: clinicName, text: phone.text, href: `tel:${phone.number}` }),
      paragraphPart(texts.address.join(', ')),
      linkPart(map.text, map.url),
      detailsPart([texts.mailNotMine]),
    ],
  };
  return {
    messageId: messageIdOf(`${shortKey(key)}-confirmation`, sender.from),
    date: new Date(receivedAt),
    subject: fillText(texts.mailSubject, { reference }),
    from: { name: clinicName, address: sender.from },
    to: { name: '', address },
    // An answer is for the desk, whichever address the site sends as.
    replyTo: { name: clinicName, address: texts.email },
    envelope: { from: sender.bounces, to: [address] },
    // No machine answers it, RFC 3834; Exchange has a header of its own for that.
    headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
    text: mailText(content),
    html: mailHtml(content),
    // In the mail itself: fetched from the site, it would tell when the mail is read.
    attachments: [
      {
        filename: 'mark.png',
        cid: markId,
        content: Buffer.from(facts.mailMark, 'base64'),
        contentType: 'image/png',
        contentDisposition: 'inline',
      },
    ],
  };
}
