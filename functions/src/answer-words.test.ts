import { expect, test } from 'vitest';
import { readEmbeddedSpace } from '../../scripts/read-embedded-space.ts';
import { toSiteContent } from '../../src/content/contentful/to-site-content.ts';
import { pathTo } from '../../src/routing/routes.ts';
import { answerWords, type Language } from './answer-words.ts';

function contentOf(language: Language) {
  const read = toSiteContent(readEmbeddedSpace(), language);
  if (!read.ok) throw new Error('The embedded space is not sound: npm run content:check says why.');
  return read.content;
}

const withoutTags = (html: string) => html.replace(/<[^>]+>/g, '');

// What stands in the content as well, and how it says it. The other words are the functions' own.
test.each(['ro', 'en'] as const)('the functions say in %s what the content says', (language) => {
  const { contactForm: form, predefinedMessages: messages } = contentOf(language);
  expect(answerWords[language]).toMatchObject({
    home: pathTo({ route: 'home' }, language),
    privacy: pathTo({ route: 'privacy' }, language),
    sentTitle: messages.sent,
    sentDetail: `${messages.sentThanks}. ${messages.sentDetail}`,
    reference: form.referenceLabel,
    errorsTitle: messages.errorsTitle,
    failedTitle: messages.failed,
    // The form goes on with the time to wait, the page with a minute and the phone number.
    tooManyDetail: expect.stringContaining(messages.limited),
    name: form.name,
    email: form.email,
    phone: form.phone,
    contactHint: form.contactHint,
    message: form.message,
    consent: withoutTags(form.consent),
    send: form.send,
    errors: {
      name_required: messages.nameRequired,
      name_length: messages.nameLength,
      contact_required: messages.contactRequired,
      email_invalid: messages.emailInvalid,
      phone_invalid: messages.phoneInvalid,
      message_required: messages.messageRequired,
      message_length: messages.messageLength,
      consent_required: messages.consentRequired,
    },
  });
});
