import { BookletOffer } from '../features/story/booklet-offer.tsx';
import { ForParents } from '../features/story/for-parents.tsx';
import { Story } from '../features/story/story.tsx';
import { StoryTop } from '../features/story/story-top.tsx';
import type { PageGroups } from '../content/page/page-data.ts';
import type { SocialCard } from '../seo/social-card.ts';

export const mainGroup = 'firstVisitPage';

export function socialCard({ title, picture }: PageGroups['firstVisitPage']): SocialCard {
  return { sentences: [title], picture: picture.url, ground: 'surface-1' };
}

export function Page() {
  return (
    <>
      <StoryTop />
      <Story />
      <BookletOffer />
      <ForParents />
    </>
  );
}
