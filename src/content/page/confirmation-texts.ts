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
  const { contactDetails, formMessages, requestSentPage, contactForm } = content;
  const texts: ConfirmationTexts = {
    clinicName: contactDetails.clinicName,
    address: formatAddressLines(contactDetails),
    phone: { text: contactDetails.phoneString, number: contactDetails.phoneNumber },
    email: contactDetails.email,
    hours: visibleHours(content, language).lines.map(({ days, hours }) => `${days}: ${hours}`),
    referenceLabel: contactForm.referenceLabel,
    sentAt: requestSentPage.sentAt,
    nextTitle: formMessages.nextTitle,
    answerBy: requestSentPage.answerBy,
    late: requestSentPage.late,
    callTime: requestSentPage.callTime,
    parts: callTimeLabels(contactForm),
    detail: formMessages.sentDetail,
    before: formMessages.sentBefore,
    after: formMessages.sentAfter,
    worse: formMessages.sentWorse,
    emergencies: { text: content.general.emergencyLink, path: pathTo({ route: 'emergencies' }, language) },
    story: { text: content.firstVisitPage.title, path: pathTo({ route: 'firstVisit' }, language) },
    privacy: { text: content.footer.privacyLink, path: pathTo({ route: 'privacy' }, language) },
    map: { text: content.contactPage.mapLink, url: contactDetails.mapUrl },
    mailSubject: requestSentPage.mailSubject,
    mailTitle: requestSentPage.mailTitle,
    mailChange: requestSentPage.mailChange,
    mailNotMine: requestSentPage.mailNotMine,
  };
  return JSON.parse(toPlainText(JSON.stringify(texts))) as ConfirmationTexts;
}

type CallTimeTexts = Pick<SiteContent['contactForm'], 'callMorning' | 'callAfternoon' | 'callEvening'>;

export function callTimeLabels(texts: CallTimeTexts): Record<CallTime, string> {
  const { callMorning: morning = '', callAfternoon: afternoon = '', callEvening: evening = '' } = texts;
  return { morning, afternoon, evening };
}
