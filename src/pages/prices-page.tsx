import type { PageGroup, PageGroups } from '../content/page/page-groups.ts';
import { PackageOffers } from '../features/packages/package-offers.tsx';
import { Conditions } from '../features/prices/conditions.tsx';
import { Prices } from '../features/prices/prices.tsx';
import type { SocialCard } from '../seo/social-card.ts';

export const mainGroup = 'pricesPage';
export const needs = ['promoPackages', 'priceList'] as const satisfies PageGroup[];

export function socialCard(texts: PageGroups['pricesPage']): SocialCard {
  const { heroLines, heroLead, heroPicture, siblingDiscount } = texts;
  // `heroLead` states the exceptions from the discount in `heroLines`, so the image shows both.
  return {
    sentences: siblingDiscount ? [...heroLines, heroLead] : heroLines,
    picture: heroPicture.url,
    background: 'surface-1',
  };
}

export function Page() {
  return (
    <>
      <Prices offers={<PackageOffers />} />
      <Conditions />
    </>
  );
}
