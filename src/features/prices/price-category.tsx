import { memo } from 'react';
import { Highlighted } from '../../components/highlighted.tsx';
import { OtherNames, PriceTable } from '../../components/price-table.tsx';
import type { PriceCategory as Category } from '../../prices/price-row.ts';
import { useContent } from '../../content/use-content.ts';
import { findMatchingNames } from '../../prices/find-prices.ts';

type PriceCategoryProps = {
  category: Category;
  words: string[];
  chosenRowId: string | undefined;
};

/** Memoised, since each keystroke of a search renders the list. */
export const PriceCategory = memo(function PriceCategory({
  category,
  words,
  chosenRowId,
}: PriceCategoryProps) {
  const { slug, title, lang, otherNames, items } = category;
  const { currency } = useContent('general');
  return (
    <section className="price-category" id={slug}>
      <PriceTable
        caption={
          <h3 className="display-4">
            <Highlighted text={title} words={words} lang={lang} />
            <OtherNames names={findMatchingNames(otherNames, [title], words)} words={words} />
          </h3>
        }
        rows={items.map((row) => ({
          ...row,
          otherNames: findMatchingNames(row.otherNames ?? [], [row.label, title], words),
        }))}
        currency={currency}
        words={words}
        hasRowLinks
        chosenRowId={chosenRowId}
      />
    </section>
  );
});
