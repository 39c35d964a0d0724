import type { PageGroup, PageGroups } from '../content/page/page-groups.ts';
import { ArticlesCarousel } from '../features/articles/articles-carousel.tsx';
import { ContactSection, contactSectionNeeds } from '../features/contact/contact-section.tsx';
import { HomeDoctor } from '../features/about/home-doctor.tsx';
import { Donation } from '../features/home/donation.tsx';
import { Facts } from '../features/home/facts.tsx';
import { Hero } from '../features/home/hero.tsx';
import { NoFear } from '../features/home/no-fear.tsx';
import { Tiles } from '../features/home/tiles.tsx';
import { HomePackages } from '../features/packages/home-packages.tsx';
import { HomeFilm } from '../features/film/home-film.tsx';
import type { SocialCard } from '../seo/social-card.ts';

export const mainGroup = 'home';
export const needs = [
  'promoPackages',
  'carouselCards',
  ...contactSectionNeeds,
] as const satisfies PageGroup[];

export function socialCard({ heroLines, heroPictureSmall, heroLamp }: PageGroups['home']): SocialCard {
  return {
    sentences: heroLines,
    picture: heroPictureSmall.url,
    overlay: heroLamp?.url,
    background: 'surface-1',
  };
}

export function Page() {
  return (
    <>
      <Hero />
      <Facts />
      <NoFear />
      <HomeFilm />
      <HomeDoctor />
      <Tiles />
      <HomePackages />
      <ContactSection />
      <ArticlesCarousel />
      <Donation />
    </>
  );
}
