import type { CallTime } from '../../../shared/contact-fields.ts';
import type { ConfirmationTexts } from '../../../shared/site-facts.ts';
import { toPlainText } from '../../lib/no-break.ts';
import type { Language } from '../../../shared/languages.ts';
import { formatAddressLines } from '../../model/address.ts';
import { visibleHours } from '../hours/visible-hours.ts';
import type { SiteContent } from '../../model/site-content.ts';
import { pathTo } from '../../routing/routes.ts';

/** Returns the texts of the confirmation mail, without no-break characters. */
export function confirmationTexts(content: SiteContent, language: Language): ConfirmationTexts {
  const { contactDetails, contactPage, firstVisitPage, requestSentPage, contactForm } = content;
  const { clinicName, phoneString, phoneNumber, email, mapUrl } = contactDetails;
  const { nextTitle, sentDetail: detail, sentBefore: before } = content.formMessages;
  const { sentAfter: after, sentWorse: worse } = content.formMessages;
  const { sentAt, answerBy, late, callTime } = requestSentPage;
  const { mailSubject, mailTitle, mailChange, mailNotMine } = requestSentPage;
  const texts: ConfirmationTexts = {
    clinicName,
    address: formatAddressLines(contactDetails),
    phone: { text: phoneString, number: phoneNumber },
    email,
    hours: visibleHours(content, language).lines.map(({ days, hours }) => `${days}: ${hours}`),
    referenceLabel: contactForm.referenceLabel,
    sentAt,
    nextTitle,
    answerBy,
    late,
    callTime,
    parts: callTimeLabels(contactForm),
    detail,
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

type CallTimeTexts = Pick<SiteContent['contactForm'], 'callMorning' | 'callAfternoon' | 'callEvening'>;

export function callTimeLabels(texts: CallTimeTexts): Record<CallTime, string> {
  const { callMorning: morning = '', callAfternoon: afternoon = '', callEvening: evening = '' } = texts;
  return { morning, afternoon, evening };
}
