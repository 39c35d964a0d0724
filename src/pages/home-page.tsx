import type { PageGroup } from '../content/page-data.ts';
import { ArticlesCarousel } from '../features/articles/articles-carousel.tsx';
import { ContactSection, contactSectionNeeds } from '../features/contact/contact-section.tsx';
import { Donation } from '../features/home/donation.tsx';
import { Facts } from '../features/home/facts.tsx';
import { Hero } from '../features/home/hero.tsx';
import { NoFear } from '../features/home/no-fear.tsx';
import { Tiles } from '../features/home/tiles.tsx';
import { PackageBranch } from '../features/packages/package-branch.tsx';
import { FirstVisit } from '../features/video/first-visit.tsx';

export const needs = [
  'home',
  'homePackage',
  'promoPackages',
  'carouselCards',
  ...contactSectionNeeds,
] as const satisfies readonly PageGroup[];

export function HomePage() {
  return (
    <>
      <Hero />
      <Facts />
      <NoFear />
      <PackageBranch />
      <FirstVisit />
      <Tiles />
      <Donation />
      <ArticlesCarousel />
      <ContactSection />
    </>
  );
}
