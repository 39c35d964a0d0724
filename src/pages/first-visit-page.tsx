import { Book } from '../features/first-visit/book.tsx';
import { BookletOffer } from '../features/first-visit/booklet-offer.tsx';
import { ForParents } from '../features/first-visit/for-parents.tsx';
import type { PageGroups } from '../content/page/page-groups.ts';
import type { SocialCard } from '../seo/social-card.ts';

export const mainGroup = 'firstVisitPage';

export function socialCard({ title, picture }: PageGroups['firstVisitPage']): SocialCard {
  return { sentences: [title], picture: picture.url, background: 'surface-1' };
}

export function Page() {
  return (
    <>
      <Book />
      <ForParents />
      <BookletOffer />
    </>
  );
}
