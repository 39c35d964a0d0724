import { Book } from '../features/story/book.tsx';
import { BookletOffer } from '../features/story/booklet-offer.tsx';
import { ForParents } from '../features/story/for-parents.tsx';
import type { PageGroups } from '../content/page/page-data.ts';
import type { SocialCard } from '../seo/social-card.ts';

export const mainGroup = 'firstVisitPage';

export function socialCard({ title, picture }: PageGroups['firstVisitPage']): SocialCard {
  return { sentences: [title], picture: picture.url, background: 'surface-1' };
}

export function Page() {
  return (
    <>
      <Book />
      <BookletOffer />
      <ForParents />
    </>
  );
}
