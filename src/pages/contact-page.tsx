import type { PageGroup } from '../content/page-content.ts';
import { useContent } from '../content/use-content.ts';
import { ArticlesCarousel } from '../features/articles/articles-carousel.tsx';
import { ContactSection, contactSectionNeeds } from '../features/contact/contact-section.tsx';
import { PhoneTop } from '../features/contact/phone-top.tsx';
import { Place } from '../features/contact/place.tsx';
import { MailAndMessages } from '../features/contact/reach.tsx';

export const needs = ['contactPage', 'carouselCards', ...contactSectionNeeds] as const satisfies PageGroup[];

export function ContactPage() {
  const { formTitle, formLead } = useContent('contactPage');
  return (
    <>
      <PhoneTop />
      <ContactSection title={formTitle} lead={formLead} reach={<MailAndMessages />} />
      <Place />
      <ArticlesCarousel />
    </>
  );
}
