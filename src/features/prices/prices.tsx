import { useMemo, useRef, type ReactNode } from 'react';
import { useContent } from '../../content/use-content.ts';
import { fieldLang } from '../../lib/field-lang.ts';
import { searchPrices } from '../../prices/find-prices.ts';
import { CategoryJumps } from './category-jumps.tsx';
import { PriceList } from './price-list.tsx';
import { PriceSearch } from './price-search.tsx';
import { PricesTop } from './prices-top.tsx';
import { SearchOutcome } from './search-outcome.tsx';
import { usePriceQuery } from './use-price-query.ts';
import './price-list.css';

/** The search field comes first; its results replace the sentence and the offers. */
export function Prices({ offers }: { offers: ReactNode }) {
  const texts = useContent('priceList');
  const navigation = useContent('navigation');
  const { fieldText, query, changeText, applyQuery } = usePriceQuery();
  const fieldRef = useRef<HTMLInputElement>(null);
  const listRef = useRef<HTMLDivElement>(null);

  const result = useMemo(() => searchPrices(texts, query), [texts, query]);
  const isSearched = result.words.length > 0;

  function clear() {
    changeText('');
    fieldRef.current?.focus();
  }

  function showResult() {
    applyQuery();
    listRef.current?.focus({ preventScroll: true });
    // On a phone the keyboard may have covered the results.
    listRef.current?.querySelector('tr')?.scrollIntoView({ block: 'nearest' });
  }

  return (
    <>
      <section className="price-finder section--low background-surface-1">
        <div className="container">
          <h1 lang={fieldLang(navigation, 'prices')}>{navigation.prices}</h1>
          <PriceSearch
            fieldRef={fieldRef}
            query={fieldText}
            onQuery={changeText}
            onClear={clear}
            outcome={isSearched && <SearchOutcome result={result} />}
            onSubmit={showResult}
          />
          <CategoryJumps categories={result.categories} />
        </div>
      </section>
      <div hidden={isSearched}>
        <PricesTop />
        {offers}
      </div>
      <PriceList result={result} listRef={listRef} onClear={clear} />
    </>
  );
}
