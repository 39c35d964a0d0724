import type { PriceCategory, SiteContent } from '../../src/content/site-content.ts';
import { PriceList } from '../../src/features/prices/price-list.tsx';
import { SiblingDiscount } from '../../src/features/prices/sibling-discount.tsx';
import { fill } from '../fill.ts';
import type { Specimen } from '../specimen.ts';

const narrowAndWide = [{ width: 360 }, { width: 1200 }];

/** The first two categories alone: enough to see, and soon read. */
function short({ priceList, ...content }: SiteContent): SiteContent {
  return { ...content, priceList: { ...priceList, categories: priceList.categories.slice(0, 2) } };
}

/** A title that wraps, labels of three lines, a range of six figures. */
function lengthen({ items, ...category }: PriceCategory): PriceCategory {
  const lines = items.map((item, position) =>
    position % 2 === 0
      ? { label: `${fill(item.label, 130)} (${item.label})`, priceStart: 10_000, priceEnd: 125_000 }
      : item,
  );
  return { ...category, title: fill(category.title, 60), items: lines };
}

function long(content: SiteContent): SiteContent {
  const { priceList, ...others } = short(content);
  return { ...others, priceList: { ...priceList, categories: priceList.categories.map(lengthen) } };
}

export const priceSpecimens: Specimen[] = [
  { id: 'siblings', title: 'Sibling discount', show: <SiblingDiscount />, frames: narrowAndWide },
  {
    id: 'price-list',
    title: 'Price list',
    page: { route: 'prices' },
    show: <PriceList />,
    frames: narrowAndWide,
    change: short,
  },
  {
    id: 'price-search-found',
    title: 'Price list, searched',
    page: { route: 'prices' },
    search: '?q=canal',
    show: <PriceList />,
    frames: narrowAndWide,
  },
  {
    id: 'price-search-nothing',
    title: 'Price list, nothing found',
    page: { route: 'prices' },
    search: '?q=xyz',
    show: <PriceList />,
    frames: narrowAndWide,
  },
  {
    id: 'price-list-long',
    title: 'Price list with long labels',
    page: { route: 'prices' },
    show: <PriceList />,
    frames: narrowAndWide,
    change: long,
  },
];
