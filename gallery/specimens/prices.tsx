import type { PriceCategory, SiteContent } from '../../src/content/site-content.ts';
import { PriceList } from '../../src/features/prices/price-list.tsx';
import { fill } from '../fill.ts';
import type { Specimen } from '../specimen.ts';

/** A title that wraps, labels of three lines, a range of six figures. */
function lengthen({ items, ...category }: PriceCategory): PriceCategory {
  const lines = items.map((item, position) =>
    position % 2 === 0
      ? { label: `${fill(item.label, 130)} (${item.label})`, priceStart: 10_000, priceEnd: 125_000 }
      : item,
  );
  return { ...category, title: fill(category.title, 60), items: lines };
}

/** The first two categories alone: enough to see. */
function long({ priceList, ...content }: SiteContent): SiteContent {
  const categories = priceList.categories.slice(0, 2).map(lengthen);
  return { ...content, priceList: { ...priceList, categories } };
}

export const priceSpecimens: Specimen[] = [
  {
    id: 'price-list-long',
    title: 'Price list with long labels',
    page: { route: 'prices' },
    show: <PriceList />,
    change: long,
  },
];
