import swinging from 'brand:drawings/phone-top-swinging.svg';
import drawing from 'brand:drawings/phone-top.svg';
import { MoreLink } from '../components/more-link.tsx';
import { PhoneTop } from '../components/phone-top.tsx';
import { HourText } from '../content/hour-text.tsx';
import type { PageGroup } from '../content/page/page-groups.ts';
import { contactFormId } from '../content/page/page-fragments.ts';
import { useContent } from '../content/use-content.ts';
import { ArticlesCarousel } from '../features/articles/articles-carousel.tsx';
import { ContactSection, contactSectionNeeds } from '../features/contact/contact-section.tsx';
import { ClinicLocation } from '../features/contact/location.tsx';
import { VisitNotes } from '../features/contact/visit-notes.tsx';
import { MailOrMessage } from '../features/contact/contact-channels.tsx';
import type { SiteContent } from '../model/site-content.ts';
import type { SocialCard } from '../seo/social-card.ts';
import { phrasesOf } from '../lib/split-text.ts';

export const mainGroup = 'contactPage';
export const needs = ['carouselCards', ...contactSectionNeeds] as const satisfies PageGroup[];

export function socialCard({ title }: SiteContent['contactPage']): SocialCard {
  return { sentences: phrasesOf(title), picture: drawing, over: swinging, background: 'surface-2' };
}

type WriteNowProps = { lead: string; action: string };

function WriteNow({ lead, action }: WriteNowProps) {
  return (
    <>
      <p className="lead">
        <HourText text={lead} />
      </p>
      <p className="actions">
        <a className="button" href={`#${contactFormId}`}>
          {action}
        </a>
      </p>
    </>
  );
}

export function Page() {
  const { title, lead, formTitle, formLead, closed } = useContent('contactPage');
  const { emergencyLink } = useContent('general');
  const form = useContent('contactForm');
  const phone = useContent('contactDetails');
  return (
    <>
      <PhoneTop
        title={title}
        lead={lead}
        phone={phone}
        state={<HourText text="{state}" />}
        closed={closed && { title: closed.title, lead: <WriteNow {...closed} /> }}
      >
        <MoreLink to={{ route: 'emergencies' }}>{emergencyLink}</MoreLink>
      </PhoneTop>
      <ContactSection
        title={formTitle}
        closedTitle={closed && form.title}
        lead={formLead}
        reach={<MailOrMessage />}
      />
      <ClinicLocation />
      <VisitNotes />
      <ArticlesCarousel />
    </>
  );
}
