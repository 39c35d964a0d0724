import { memo } from 'react';
import { Marked } from '../../components/marked.tsx';
import { PriceTable } from '../../components/price-table.tsx';
import { useContent } from '../../content/use-content.ts';
import { tellingNames } from './find-prices.ts';
import type { ListedCategory } from './list-prices.ts';
import { OtherNames } from './other-names.tsx';

type PriceCategoryProps = {
  category: ListedCategory;
  /** What is searched for; marked where it stands. */
  words: string[];
};

/** One category of the price list; links from all over the site lead to its slug. Memoised. */
export const PriceCategory = memo(function PriceCategory({ category, words }: PriceCategoryProps) {
  const { slug, title, otherNames, prices } = category;
  const { currency } = useContent('general');
  const { rowLink } = useContent('priceList');
  const rows = prices.map(({ id, item: { label, name, note, amount }, otherNames: names }) => {
    return {
      key: id,
      name: <Marked text={name} words={words} />,
      note: note && <Marked text={note} words={words} />,
      otherName: <OtherNames names={tellingNames(names, [label, title], words)} words={words} />,
      amount,
      address: { id, label: `${rowLink} ${label}` },
    };
  });
  return (
    <section className="price-category" id={slug}>
      <PriceTable
        caption={
          <h3>
            <Marked text={title} words={words} />
            <OtherNames names={tellingNames(otherNames, [title], words)} words={words} />
          </h3>
        }
        rows={rows}
        currency={currency}
      />
    </section>
  );
});
