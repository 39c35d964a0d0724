import type { ReactNode } from 'react';
import { Sentences } from '../../components/sentences.tsx';
import type { PageGroup } from '../../content/page/page-groups.ts';
import { useContent } from '../../content/use-content.ts';
import { fieldLang } from '../../lib/field-lang.ts';
import { ContactForm } from './contact-form.tsx';
import { CallUs } from './contact-channels.tsx';
import { NextSteps } from '../../content/next-steps.tsx';
import './contact-form.css';

export const contactSectionNeeds = [
  'contactForm',
  'formMessages',
  'packageNames',
  'privacyVersion',
] as const satisfies PageGroup[];

type ContactSectionProps = {
  /** Title while the clinic is open. While the clinic is closed, the page's `h1` introduces the form. */
  titleIfOpen?: string;
  channels?: ReactNode;
};

export function ContactSection({ titleIfOpen, channels }: ContactSectionProps) {
  const texts = useContent('contactForm');
  return (
    <section className="contact-section section background-surface-4 print-hidden">
      <div className="container columns">
        <div className={titleIfOpen && 'if-open'}>
          <h2 lang={fieldLang(texts, 'title')}>
            <Sentences text={titleIfOpen ?? texts.title} />
          </h2>
          <p className="lead" lang={fieldLang(texts, 'lead')}>
            {texts.lead}
          </p>
          {channels ?? <CallUs />}
        </div>
        <ContactForm />
        {/* On phones the next steps are below the submit button, where visitors look for them. */}
        <div className="stack-4">
          <NextSteps />
          {titleIfOpen && (
            <div className="if-closed">
              <p lang={fieldLang(texts, 'lead')}>{texts.lead}</p>
              {channels}
            </div>
          )}
        </div>
      </div>
    </section>
  );
}
