import type { PageGroup } from '../content/page-data.ts';
import { EstimateSection } from '../features/estimate/estimate-section.tsx';
import { PackageDeals } from '../features/packages/package-deals.tsx';
import { Payment } from '../features/prices/payment.tsx';
import { PriceList } from '../features/prices/price-list.tsx';
import { SiblingConditions } from '../features/prices/sibling-conditions.tsx';
import { PricesTop } from '../features/prices/prices-top.tsx';
import type { SiteContent } from '../model/site-content.ts';
import { TextsOf } from '../content/texts-of.tsx';
import type { SocialCard } from '../seo/social-card.ts';

export const mainGroup = 'pricesPage';
export const needs = [
  'promoPackages',
  'priceList',
  'familyEstimate',
] as const satisfies PageGroup[];

export function socialCard({ heroLines, heroPicture }: SiteContent['pricesPage']): SocialCard {
  return { sentences: heroLines, picture: heroPicture.url, ground: 'surface-1' };
}

export function Page() {
  return (
    <>
      <PricesTop />
      <TextsOf group="offerConditions">
        <SiblingConditions />
      </TextsOf>
      <TextsOf group="promoPackages">
        <PackageDeals />
      </TextsOf>
      <TextsOf group="familyEstimate">
        <EstimateSection />
      </TextsOf>
      <TextsOf group="priceList">
        <PriceList />
      </TextsOf>
      <TextsOf group="payment">
        <Payment />
      </TextsOf>
    </>
  );
}
