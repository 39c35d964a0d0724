import type { PriceCategory, SiblingDiscount, SiteContent } from '../../src/content/site-content.ts';
import { PriceList } from '../../src/features/prices/price-list.tsx';
import { PricesTop } from '../../src/features/prices/prices-top.tsx';
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

function withDiscount(discount: SiblingDiscount | undefined) {
  return ({ pricesPage, ...content }: SiteContent): SiteContent => ({
    ...content,
    pricesPage: { ...pricesPage, siblingDiscount: discount },
  });
}

const top = { page: { route: 'prices' }, show: <PricesTop /> } as const;

export const priceSpecimens: Specimen[] = [
  {
    ...top,
    id: 'siblings-0',
    title: 'Prices without a sibling discount',
    change: withDiscount(undefined),
  },
  {
    ...top,
    id: 'siblings-1',
    title: 'A discount for the second child alone',
    change: withDiscount({ secondChild: 'al doilea', secondChildPercent: 15 }),
  },
  {
    ...top,
    id: 'siblings-2',
    title: 'Two children, in long words',
    change: withDiscount({
      secondChild: 'Zweites Geschwisterkind',
      secondChildPercent: 15,
      thirdChild: 'Drittes und jedes weitere Geschwisterkind',
      thirdChildPercent: 30,
    }),
  },
  {
    ...top,
    id: 'siblings-3',
    title: 'Three children',
    change: (content) => content,
  },
  {
    id: 'price-list-long',
    title: 'Price list with long labels',
    page: { route: 'prices' },
    show: <PriceList />,
    change: long,
  },
];
