import type { RefObject } from 'react';
import { PhoneLink } from '../../components/phone-link.tsx';
import { useSearchAndHash } from '../../components/use-hydrated.ts';
import { priceListId } from '../../content/page/page-fragments.ts';
import { useContent } from '../../content/use-content.ts';
import { fieldLang } from '../../lib/field-lang.ts';
import type { SearchResult } from '../../prices/find-prices.ts';
import type { PriceCategory as Category } from '../../prices/price-row.ts';
import { PriceCategory } from './price-category.tsx';
import './price-list.css';

type PriceListProps = {
  result: SearchResult;
  listRef: RefObject<HTMLDivElement | null>;
  onClear: () => void;
};

export function PriceList({ result, listRef, onClear }: PriceListProps) {
  const texts = useContent('priceList');
  const { hash } = useSearchAndHash();
  const { categories, count, words } = result;
  // Search results are in one column, in the order of the results.
  const columns = words.length > 0 ? [categories] : toColumns(categories);
  return (
    <section className="price-list section--low" id={priceListId}>
      <div className="container">
        <h2 id="prices-title" lang={fieldLang(texts, 'title')}>
          {texts.title}
        </h2>
        <div
          className="price-list__content"
          ref={listRef}
          role="group"
          aria-labelledby="prices-title"
          tabIndex={-1}
        >
          <div className="price-list__categories print-columns">
            {columns.map((column) => (
              <div className="price-list__column" key={column[0]?.slug ?? 'none'}>
                {column.map((category) => (
                  <PriceCategory
                    key={category.slug}
                    category={category}
                    words={words}
                    chosenRowId={category.items.find(({ id }) => hash === `#${id}`)?.id}
                  />
                ))}
              </div>
            ))}
          </div>
          {count > 0 ? (
            <>
              <p className="price-list__note small muted" lang={fieldLang(texts, 'note')}>
                {texts.note}
              </p>
              <PriceQuestion />
            </>
          ) : (
            <div className="no-prices stack-5">
              <PriceQuestion />
              <button type="button" className="button button--outline" onClick={onClear}>
                {texts.showAll}
              </button>
            </div>
          )}
        </div>
      </div>
    </section>
  );
}

/** Splits the categories into two columns with about the same number of rows. */
function toColumns(categories: Category[]): Category[][] {
  const countRows = (column: Category[]) => column.flatMap(({ items }) => items).length;
  const imbalance = (split: number) =>
    Math.abs(countRows(categories.slice(0, split)) - countRows(categories.slice(split)));
  const splits = categories.map((_, index) => index + 1);
  const [bestSplit] = splits.sort((one, other) => imbalance(one) - imbalance(other));
  return [categories.slice(0, bestSplit), categories.slice(bestSplit)];
}

function PriceQuestion() {
  const texts = useContent('priceList');
  const contactDetails = useContent('contactDetails');
  return (
    <div className="panel price-question small background-surface-2 print-hidden">
      <p lang={fieldLang(texts, 'askText')}>{texts.askText}</p>
      <PhoneLink className="phone-link" phone={contactDetails} />
    </div>
  );
}
