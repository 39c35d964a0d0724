import type { ReceiptTexts } from '../../../shared/callback.ts';
import type { ConfirmationTexts } from '../../../shared/site-facts.ts';
import { toPlainText } from '../../lib/no-break.ts';
import type { Language } from '../../../shared/languages.ts';
import { linesOfAddress } from '../../lib/address.ts';
import { visibleHours } from '../hours/visible-hours.ts';
import type { SiteContent } from '../../model/site-content.ts';
import { pathTo } from '../../routing/routes.ts';

type Groups = Pick<SiteContent, 'contactForm' | 'requestSentPage'>;

export function receiptTexts({ contactForm, requestSentPage }: Groups): ReceiptTexts {
  const { callMorning = '', callAfternoon = '', callEvening = '' } = contactForm;
  const { answerBy, late, callTime } = requestSentPage;
  return {
    answerBy,
    late,
    callTime,
    parts: { morning: callMorning, afternoon: callAfternoon, evening: callEvening },
  };
}

export function confirmationTexts(content: SiteContent, language: Language): ConfirmationTexts {
  const { contactDetails, contactPage, firstVisitPage, requestSentPage, contactForm } = content;
  const { clinicName, phoneString, phoneNumber, email, mapUrl } = contactDetails;
  const { nextTitle, sentBefore: before, sentAfter: after, sentWorse: worse } = content.formMessages;
  const { sentAt, mailSubject, mailTitle, mailChange, mailNotMine } = requestSentPage;
  const texts: ConfirmationTexts = {
    ...receiptTexts(content),
    clinicName,
    address: linesOfAddress(contactDetails),
    phone: { text: phoneString, number: phoneNumber },
    email,
    hours: visibleHours(content, language).lines.map(({ days, hours }) => `${days}: ${hours}`),
    referenceLabel: contactForm.referenceLabel,
    sentAt,
    nextTitle,
    before,
    after,
    worse,
    emergencies: { text: content.general.emergencyLink, path: pathTo({ route: 'emergencies' }, language) },
    story: { text: firstVisitPage.title, path: pathTo({ route: 'firstVisit' }, language) },
    privacy: { text: content.footer.privacyLink, path: pathTo({ route: 'privacy' }, language) },
    map: { text: contactPage.mapLink, url: mapUrl },
    mailSubject,
    mailTitle,
    mailChange,
    mailNotMine,
  };
  return JSON.parse(toPlainText(JSON.stringify(texts))) as ConfirmationTexts;
}
