import type { FormEvent, ReactNode, RefObject } from 'react';
import { Icon } from '../../components/icon.tsx';
import { useHydrated } from '../../components/use-hydrated.ts';
import '../../components/field.css';
import { useContent } from '../../content/use-content.ts';

const fieldId = 'price-search';

type PriceSearchProps = {
  fieldRef: RefObject<HTMLInputElement | null>;
  query: string;
  onQuery: (query: string) => void;
  onClear: () => void;
  outcome: ReactNode;
  onSubmit: () => void;
};

/** Rendered after hydration, since the search needs scripts; CSS reserves the height of the field. */
export function PriceSearch({ fieldRef, query, onQuery, onClear, outcome, onSubmit }: PriceSearchProps) {
  const { searchLabel, searchExample, clearSearch } = useContent('priceList');
  const hydrated = useHydrated();

  function submit(event: FormEvent) {
    event.preventDefault();
    onSubmit();
  }

  return (
    <div className="price-search">
      {hydrated && (
        <form role="search" onSubmit={submit}>
          <div className={query ? 'field' : 'field print-hidden'}>
            <label htmlFor={fieldId}>{searchLabel}</label>
            <div className="price-search__box">
              <Icon name="search" />
              <input
                ref={fieldRef}
                id={fieldId}
                type="search"
                value={query}
                onChange={({ target }) => onQuery(target.value)}
                placeholder={searchExample}
                enterKeyHint="search"
                autoComplete="off"
                autoCapitalize="none"
                spellCheck={false}
              />
              {query && (
                <button type="button" className="icon-button" aria-label={clearSearch} onClick={onClear}>
                  <Icon name="close" />
                </button>
              )}
            </div>
          </div>
          <p role="status" className="price-search__outcome small">
            {outcome}
          </p>
        </form>
      )}
    </div>
  );
}
