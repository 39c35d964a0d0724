import { memo, type MouseEvent } from 'react';
import { Highlighted } from '../../components/highlighted.tsx';
import { OtherNames, PriceTable } from '../../components/price-table.tsx';
import type { PriceCategory as Category, PriceRow } from '../../prices/price-row.ts';
import { useContent } from '../../content/use-content.ts';
import { findWords } from '../../lib/text-search.ts';
import { findMatchingNames } from '../../prices/find-prices.ts';

type PriceCategoryProps = {
  category: Category;
  words: string[];
  /** The row in the URL's fragment. */
  chosen: PriceRow | undefined;
  /** Label of the button in the chosen row. */
  shareLabel: string;
  onRowClick: (id: string, event: MouseEvent) => void;
  onShare: (label: string) => void;
};

export const PriceCategory = memo(function PriceCategory({
  category,
  words,
  chosen,
  shareLabel,
  onRowClick,
  onShare,
}: PriceCategoryProps) {
  const { slug, title, lang, otherNames, items, forChildren } = category;
  const { currency } = useContent('general');
  const { childrenMark, childrenWords } = useContent('priceList');
  // Without a search, the category's title already says that all its rows are for children.
  const hasBadgeOnAllRows = forChildren && words.length > 0;
  const isBadgeHit = findWords(childrenWords, words).length > 0;
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
          ...(childrenMark &&
            !row.namesChildren &&
            (hasBadgeOnAllRows || row.forChildren) && { badge: { text: childrenMark, isHit: isBadgeHit } }),
          otherNames: findMatchingNames(row.otherNames ?? [], [row.label, title], words),
        }))}
        currency={currency}
        words={words}
        onRowClick={onRowClick}
        chosen={
          chosen && {
            id: chosen.id,
            offer: (
              <button type="button" className="text-button" onClick={() => onShare(chosen.label)}>
                {shareLabel}
              </button>
            ),
          }
        }
      />
    </section>
  );
});
