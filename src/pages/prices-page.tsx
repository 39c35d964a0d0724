import type { PageGroup } from '../content/page-data.ts';
import { PackageDeals } from '../features/packages/package-deals.tsx';
import { PriceList } from '../features/prices/price-list.tsx';
import { SiblingDiscount } from '../features/prices/sibling-discount.tsx';

export const needs = ['pricesPage', 'promoPackages', 'priceList'] as const satisfies readonly PageGroup[];

export function PricesPage() {
  return (
    <>
      <SiblingDiscount />
      <PackageDeals />
      <PriceList />
    </>
  );
}
