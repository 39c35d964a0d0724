import { memo } from 'react';
import { Marked } from '../../components/marked.tsx';
import { OtherNames, PriceTable } from '../../components/price-table.tsx';
import type { ListedCategory } from '../../content/page/price-rows.ts';
import { useContent } from '../../content/use-content.ts';
import { wordsIn } from '../../lib/text-search.ts';
import { tellingNames } from './find-prices.ts';

type PriceCategoryProps = {
  category: ListedCategory;
  words: string[];
  onRowLink: (id: string, label: string) => void;
};

export const PriceCategory = memo(function PriceCategory({ category, words, onRowLink }: PriceCategoryProps) {
  const { slug, title, otherNames, items, forChildren } = category;
  const { currency } = useContent('general');
  const { rowLink, childrenMark, childrenWords } = useContent('priceList');
  // In the whole list the title above the rows says it.
  const marksAll = forChildren && words.length > 0;
  const isMarkHit = wordsIn(childrenWords, words).length > 0;
  return (
    <section className="price-category" id={slug}>
      <PriceTable
        caption={
          <h3>
            <Marked text={title} words={words} />
            <OtherNames names={tellingNames(otherNames, [title], words)} words={words} />
          </h3>
        }
        rows={items.map((row) => ({
          ...row,
          ...(childrenMark &&
            (marksAll || row.forChildren) && { mark: { text: childrenMark, isHit: isMarkHit } }),
          otherNames: tellingNames(row.otherNames, [row.label, title], words),
        }))}
        currency={currency}
        words={words}
        rowLink={rowLink}
        onRowLink={onRowLink}
      />
    </section>
  );
});
