import type { PageGroup } from '../content/page/page-data.ts';
import { EstimateSection } from '../features/estimate/estimate-section.tsx';
import { PackageDeals } from '../features/packages/package-deals.tsx';
import { Payment } from '../features/prices/payment.tsx';
import { PriceList } from '../features/prices/price-list.tsx';
import { SiblingConditions } from '../features/prices/sibling-conditions.tsx';
import { PricesTop } from '../features/prices/prices-top.tsx';
import type { SiteContent } from '../model/site-content.ts';
import type { SocialCard } from '../seo/social-card.ts';

export const mainGroup = 'pricesPage';
export const needs = ['promoPackages', 'priceList', 'familyEstimate'] as const satisfies PageGroup[];

export function socialCard({ heroLines, heroPicture }: SiteContent['pricesPage']): SocialCard {
  return { sentences: heroLines, picture: heroPicture.url, ground: 'surface-1' };
}

export function Page() {
  return (
    <>
      <PricesTop />
      <SiblingConditions />
      <PackageDeals />
      <EstimateSection />
      <PriceList />
      <Payment />
    </>
  );
}
