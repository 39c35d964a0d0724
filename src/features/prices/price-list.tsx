import { useMemo, useRef } from 'react';
import { PhoneLink } from '../../components/phone-link.tsx';
import { SectionIndex } from '../../components/section-index.tsx';
import type { PageGroups } from '../../content/page/page-groups.ts';
import { priceListId } from '../../content/page/page-fragments.ts';
import { useContent } from '../../content/use-content.ts';
import { fillText } from '../../../shared/fill-text.ts';
import { searchPrices, type SearchResult } from '../../prices/find-prices.ts';
import { PriceCategory } from './price-category.tsx';
import { PrintedNote } from './printed-note.tsx';
import { PriceSearch } from './price-search.tsx';
import { usePriceQuery } from './use-price-query.ts';
import { useChosenRow } from './use-chosen-row.ts';
import './price-list.css';

export function PriceList() {
  const texts = useContent('priceList');
  const { needs } = useContent('pricesPage').sentence ?? {};
  const { categories } = texts;
  const { typed, query, type, finish } = usePriceQuery();
  const { chosen, isShared, copied, press, share } = useChosenRow();
  const field = useRef<HTMLInputElement>(null);
  const prices = useRef<HTMLDivElement>(null);

  const result = useMemo(() => searchPrices({ ...texts, needs }, query), [texts, needs, query]);
  const { categories: found, count, words } = result;

  function clear() {
    type('');
    field.current?.focus();
  }

  function showResult() {
    finish();
    prices.current?.focus({ preventScroll: true });
    // On a phone the keyboard covered the results.
    prices.current?.querySelector('tr')?.scrollIntoView({ block: 'nearest' });
  }

  return (
    <section className="section price-list" id={priceListId}>
      <div className="container">
        <h2 id="prices-title">{texts.title}</h2>
        <PrintedNote />
        <div className="columns with-section-index price-list__content">
          <PriceSearch
            field={field}
            query={typed}
            onQuery={type}
            onClear={clear}
            outcome={words.length > 0 && <Outcome result={result} />}
            onSubmit={showResult}
          />
          <SectionIndex
            label={texts.categoriesLabel}
            sections={categories.map(({ slug, title }) => ({
              id: slug,
              title,
              absent: !found.some((category) => category.slug === slug),
            }))}
          />
          <div
            className="price-list__categories"
            ref={prices}
            role="group"
            aria-labelledby="prices-title"
            tabIndex={-1}
          >
            {found.map((category) => (
              <PriceCategory
                key={category.slug}
                category={category}
                words={words}
                chosen={category.items.find(({ id }) => id === chosen)}
                offer={isShared ? texts.shareLink : texts.copyLink}
                onPress={press}
                onShare={share}
              />
            ))}
            {count > 0 ? (
              <p className="price-list__note small muted">{texts.note}</p>
            ) : (
              <div className="no-prices">
                <PriceAsk />
                <button type="button" className="button button--outline" onClick={clear}>
                  {texts.showAll}
                </button>
              </div>
            )}
          </div>
          {count > 0 && <PriceAsk />}
        </div>
      </div>
      <p className="copied-note print-hidden" role="status">
        {copied && `${texts.rowLinkCopied}: ${copied}`}
      </p>
    </section>
  );
}

function countedPrices(
  { count, isComplete, corrected }: SearchResult,
  texts: PageGroups['priceList'],
): string {
  if (!isComplete) return `${texts.foundNearest}: ${count}`;
  return `${corrected ? fillText(texts.foundFor, { words: corrected }) : texts.found}: ${count}`;
}

type OutcomeProps = { result: SearchResult };

function Outcome({ result }: OutcomeProps) {
  const texts = useContent('priceList');
  const { answers, count } = result;
  const found = count > 0 && countedPrices(result, texts);
  const line = found || (answers.length === 0 && texts.nothingFound);
  return (
    <>
      {/* In an element: a browser that translates the page replaces bare text, and React fails to remove it. */}
      {line && <span>{line}</span>}
      {answers.map(({ title, text }) => (
        <span className="price-search__answer line" key={title}>
          <b className="line">{title}</b> {text}
        </span>
      ))}
    </>
  );
}

function PriceAsk() {
  const { askText } = useContent('priceList');
  const contactDetails = useContent('contactDetails');
  return (
    <div className="panel price-question small background-surface-2 print-hidden">
      <p>{askText}</p>
      <PhoneLink className="phone-link" phone={contactDetails} />
    </div>
  );
}
