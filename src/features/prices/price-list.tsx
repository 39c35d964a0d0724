import { useMemo, useRef } from 'react';
import { useContent } from '../../content/use-content.ts';
import { useLanguage } from '../../language/use-language.ts';
import { findPrices, searchWordsOf } from './find-prices.ts';
import { listPrices } from './list-prices.ts';
import { NoPrices } from './no-prices.tsx';
import { PriceAsk } from './price-ask.tsx';
import { PriceCategory } from './price-category.tsx';
import { PriceIndex } from './price-index.tsx';
import { priceListId } from '../../content/page-fragments.ts';
import { PriceSearch } from './price-search.tsx';
import { usePriceQuery } from './use-price-query.ts';

/** Every price, category by category, with a search above and an index beside it. */
export function PriceList() {
  const { title, note, categories, ignoredWords, found, foundNearest, nothingFound } =
    useContent('priceList');
  const otherLabels = useContent('otherPriceLabels');
  const language = useLanguage();
  const [query, setQuery] = usePriceQuery();
  const field = useRef<HTMLInputElement>(null);
  const prices = useRef<HTMLDivElement>(null);

  const words = useMemo(() => searchWordsOf(query, ignoredWords ?? []), [query, ignoredWords]);
  const listed = useMemo(
    () => listPrices(categories, language, otherLabels),
    [categories, language, otherLabels],
  );
  const { categories: shown, count, isComplete } = findPrices(listed, words);
  const outcome = count > 0 ? `${isComplete ? found : foundNearest}: ${count}` : nothingFound;

  function clear() {
    setQuery('');
    field.current?.focus();
  }

  return (
    <section className="section price-list" id={priceListId} aria-labelledby="prices-title">
      <div className="container">
        <h2 id="prices-title">{title}</h2>
        <div className="with-section-index price-list__content">
          <PriceSearch
            field={field}
            query={query}
            onQuery={setQuery}
            onClear={clear}
            outcome={words.length > 0 ? outcome : ''}
            onSubmit={() => prices.current?.focus({ preventScroll: true })}
          />
          <PriceIndex shown={shown.map(({ slug }) => slug)} />
          <div
            className="price-list__categories"
            ref={prices}
            role="group"
            aria-labelledby="prices-title"
            tabIndex={-1}
          >
            {shown.map((category) => (
              <PriceCategory key={category.slug} category={category} words={words} />
            ))}
            {count > 0 ? (
              <>
                <p className="price-list__note small muted">{note}</p>
                <PriceAsk />
              </>
            ) : (
              <NoPrices onShowAll={clear} />
            )}
          </div>
        </div>
      </div>
    </section>
  );
}
