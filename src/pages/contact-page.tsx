import { PhoneTop } from '../components/phone-top.tsx';
import type { PageGroup } from '../content/page-data.ts';
import { useContent } from '../content/use-content.ts';
import { ArticlesCarousel } from '../features/articles/articles-carousel.tsx';
import { ContactSection, contactSectionNeeds } from '../features/contact/contact-section.tsx';
import { Place } from '../features/contact/place.tsx';
import { MailAndMessages } from '../features/contact/contact-channels.tsx';

export const needs = ['contactPage', 'carouselCards', ...contactSectionNeeds] as const satisfies PageGroup[];

export function ContactPage() {
  const { title, lead, formTitle, formLead } = useContent('contactPage');
  const phone = useContent('contactDetails');
  return (
    <>
      <PhoneTop title={title} lead={lead} phone={phone} />
      <ContactSection title={formTitle} lead={formLead} reach={<MailAndMessages />} />
      <Place />
      <ArticlesCarousel />
    </>
  );
}
