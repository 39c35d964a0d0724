import swingingDrawing from 'brand:drawings/phone-top-swinging.svg';
import drawing from 'brand:drawings/phone-top.svg';
import { MoreLink } from '../components/more-link.tsx';
import { PhoneTop } from '../components/phone-top.tsx';
import { OpeningStateText } from '../content/opening-state-text.tsx';
import type { PageGroup } from '../content/page/page-groups.ts';
import { useContent } from '../content/use-content.ts';
import { ArticlesCarousel } from '../features/articles/articles-carousel.tsx';
import { ContactSection, contactSectionNeeds } from '../features/contact/contact-section.tsx';
import { ClinicLocation } from '../features/contact/location.tsx';
import { VisitNotes } from '../features/contact/visit-notes.tsx';
import { MailOrMessage } from '../features/contact/contact-channels.tsx';
import type { SiteContent } from '../model/site-content.ts';
import type { SocialCard } from '../seo/social-card.ts';
import { splitPhrases } from '../lib/split-text.ts';

export const mainGroup = 'contactPage';
export const needs = ['carouselCards', ...contactSectionNeeds] as const satisfies PageGroup[];

export function socialCard({ title }: SiteContent['contactPage']): SocialCard {
  return {
    sentences: splitPhrases(title),
    picture: drawing,
    overlay: swingingDrawing,
    background: 'surface-2',
  };
}

export function Page() {
  const { title, lead, formTitle } = useContent('contactPage');
  const { emergencyLink } = useContent('general');
  const { title: closedTitle, emergencyNote } = useContent('contactForm');
  const phone = useContent('contactDetails');
  return (
    <>
      <PhoneTop
        title={title}
        lead={lead}
        phone={phone}
        openingState={<OpeningStateText text="{state}" />}
        closedTitle={closedTitle}
      >
        <p>{emergencyNote}</p>
        <MoreLink to={{ route: 'emergencies' }}>{emergencyLink}</MoreLink>
      </PhoneTop>
      <ContactSection titleIfOpen={formTitle} channels={<MailOrMessage />} />
      <ClinicLocation />
      <VisitNotes />
      <ArticlesCarousel />
    </>
  );
}
