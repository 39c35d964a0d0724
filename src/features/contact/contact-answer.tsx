import type { ReactNode } from 'react';
import { contactErrorCodes } from '../../../shared/contact-fields.ts';
import { FieldError } from '../../components/field.tsx';
import { useContent } from '../../content/use-content.ts';
import { useLanguage } from '../../language/use-language.ts';
import { waitInWords } from '../../lib/wait.ts';
import { pathTo } from '../../routing/routes.ts';
import { ContactForm } from './contact-form.tsx';
import { errorText } from './error-texts.ts';
import { OtherWays } from './other-ways.tsx';
import { AnotherRequest, HowToChange, ReceiptNumber, WhatFollows } from './receipt-details.tsx';

type OutcomeProps = { name: 'sent' | 'invalid' | 'limited' | 'failed'; title: string; children: ReactNode };

/** `data-title` is the document's title where this came. */
function Outcome({ name, title, children }: OutcomeProps) {
  const { clinicName } = useContent('contactDetails');
  return (
    <div className="contact-answer__outcome" data-outcome={name} data-title={`${title} | ${clinicName}`}>
      <h1 className="heading-3">{title}</h1>
      {children}
    </div>
  );
}

function Failed() {
  const { failedOtherWays } = useContent('predefinedMessages');
  const { email } = useContent('contactDetails');
  return (
    <>
      <p className="lead" data-slot="kept">
        {failedOtherWays}
      </p>
      <OtherWays mail={{ href: `mailto:${email}`, label: email }} />
    </>
  );
}

/** Every outcome of a form sent without scripts; the function `contact` leaves the one that came (answer-page.ts). */
export function ContactAnswer() {
  const messages = useContent('predefinedMessages');
  const { backToPage } = useContent('contactForm');
  const language = useLanguage();
  return (
    <section className="contact-answer section ground-surface-4">
      <div className="container contact-answer__content">
        <Outcome name="sent" title={messages.sent}>
          <p className="lead">{messages.sentThanks}.</p>
          <ReceiptNumber reference="" sentAt="" />
          <WhatFollows follows={messages.sentDetail} isConfirmed />
          <HowToChange />
          <p>
            <AnotherRequest />
          </p>
        </Outcome>
        <Outcome name="invalid" title={messages.errorsTitle}>
          <p>{messages.errorsDetail}</p>
          <ul className="error-list" data-slot="errors" />
        </Outcome>
        <Outcome name="limited" title={messages.failed}>
          <p className="lead">
            {messages.limited} {waitInWords(60, language)}.
          </p>
          <Failed />
        </Outcome>
        <Outcome name="failed" title={messages.failed}>
          <Failed />
        </Outcome>
        <ContactForm />
        <p className="contact-answer__back">
          <a className="link" href={pathTo({ route: 'home' }, language)} data-slot="back">
            {backToPage}
          </a>
        </p>
        <template id="contact-errors">
          {contactErrorCodes.map((code) => (
            <FieldError key={code} id={`contact-error-${code}`} text={errorText(code, messages) ?? ''} />
          ))}
        </template>
      </div>
    </section>
  );
}
