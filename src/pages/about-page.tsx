import { AboutTop, MeetUs, Promises, Story } from '../features/about/about.tsx';
import { Doctors } from '../features/about/doctors.tsx';
import type { SiteContent } from '../model/site-content.ts';
import type { SocialCard } from '../seo/social-card.ts';

export const mainGroup = 'about';

export function socialCard({ title, picture }: SiteContent['about']): SocialCard {
  return { sentences: [title], picture: picture.url, background: 'surface-3' };
}

export function Page() {
  return (
    <>
      <AboutTop />
      <Doctors />
      <Story />
      <Promises />
      <MeetUs />
    </>
  );
}
