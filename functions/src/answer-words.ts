import type { ContactErrorCode, ContactRequest } from '../../shared/contact-request.ts';

export type Language = ContactRequest['language'];

type Words = Record<
  | 'home'
  | 'privacy'
  | 'sentTitle'
  | 'sentDetail'
  | 'reference'
  | 'errorsTitle'
  | 'failedTitle'
  | 'failedDetail'
  | 'tooManyTitle'
  | 'tooManyDetail'
  | 'back'
  | 'name'
  | 'email'
  | 'phone'
  | 'contactHint'
  | 'message'
  | 'consent'
  | 'privacyLink'
  | 'send',
  string
> & { errors: Record<ContactErrorCode, string> };

/**
 * The words of the pages this function answers a native form with. They repeat the site's content (contactForm,
 * predefinedMessages), because a function is deployed without it and must answer while the content service is down.
 */
export const answerWords: Record<Language, Words> = {
  ro: {
    home: '/',
    privacy: '/ro/politica-de-confidentialitate',
    sentTitle: 'Mesajul a fost trimis',
    sentDetail: 'Vă mulțumim. Vă sunăm sau vă scriem ca să stabilim ziua și ora.',
    reference: 'Numărul cererii',
    errorsTitle: 'Mai e ceva de completat sau de corectat.',
    failedTitle: 'Datele nu au putut fi trimise, vă rugăm să încercați din nou!',
    failedDetail: 'Ne găsiți și la telefon:',
    tooManyTitle: 'Mesajul nu a fost trimis încă',
    tooManyDetail:
      'Au sosit prea multe mesaje într-un timp scurt. Puteți trimite din nou peste un minut. Ne găsiți și la telefon:',
    back: 'Înapoi la pagină',
    name: 'Nume',
    email: 'E-mail',
    phone: 'Telefon',
    contactHint: 'E de ajuns unul dintre ele: e-mailul sau telefonul.',
    message: 'Mesaj',
    consent:
      'Am citit politica de confidențialitate și sunt de acord să folosiți datele din formular ca să îmi răspundeți.',
    privacyLink: 'Politica de confidențialitate',
    send: 'Trimite',
    errors: {
      name_required: 'Scrieți-ne numele dumneavoastră.',
      name_length: 'Scrieți numele pe un singur rând, cu cel puțin 2 și cel mult 100 de caractere.',
      contact_required: 'Scrieți o adresă de e-mail sau un număr de telefon, ca să vă putem răspunde.',
      email_invalid:
        'Scrieți adresa de e-mail întreagă, de exemplu maria@posta.example, cu cel mult 254 de caractere.',
      phone_invalid:
        'Scrieți un număr de telefon cu 7 – 15 cifre, în cel mult 20 de caractere: cifre, spații și semnele + ( ) . - / sunt permise.',
      message_required: 'Scrieți-ne pe scurt cu ce vă putem ajuta.',
      message_length: 'Scrieți un mesaj cu cel puțin 5 și cel mult 2.000 de caractere.',
      consent_required: 'Bifați căsuța, ca să vă putem folosi datele pentru răspuns.',
      invalid: 'Formularul nu a ajuns întreg la noi. Verificați ce ați scris și trimiteți-l încă o dată.',
    },
  },
  en: {
    home: '/en',
    privacy: '/en/politica-de-confidentialitate',
    sentTitle: 'Message sent',
    sentDetail: 'Thank you. We’ll call or write to you to settle on a day and time.',
    reference: 'Your reference',
    errorsTitle: 'Something still needs filling in or correcting.',
    failedTitle: 'Could not send the data, please try again!',
    failedDetail: 'You can also reach us by phone:',
    tooManyTitle: 'Your message has not been sent yet',
    tooManyDetail:
      'Too many messages have arrived in a short time. You can send again in a minute. You can also reach us by phone:',
    back: 'Back to the page',
    name: 'Name',
    email: 'E-mail',
    phone: 'Phone',
    contactHint: 'One of the two is enough: your e-mail or your phone number.',
    message: 'Message',
    consent:
      'I have read the privacy policy and agree to your using the details in this form to reply to me.',
    privacyLink: 'Privacy policy',
    send: 'Send',
    errors: {
      name_required: 'Please tell us your name.',
      name_length: 'Write your name on one line, with at least 2 and at most 100 characters.',
      contact_required: 'Give us an e-mail address or a phone number so that we can reply.',
      email_invalid:
        'Write the whole e-mail address, for example maria@post.example, with at most 254 characters.',
      phone_invalid:
        'Write a phone number with 7 to 15 digits, in at most 20 characters: digits, spaces and the signs + ( ) . - / are allowed.',
      message_required: 'Tell us in a few words how we can help.',
      message_length: 'Write a message of at least 5 and at most 2,000 characters.',
      consent_required: 'Tick the box so that we can use your details to reply.',
      invalid: 'The form did not reach us whole. Check what you wrote and send it once more.',
    },
  },
};
