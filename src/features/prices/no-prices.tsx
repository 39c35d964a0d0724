import { useContent } from '../../content/use-content.ts';
import { PriceAsk } from './price-ask.tsx';

type NoPricesProps = { onShowAll: () => void };

/** Stands in the place of the list when a search finds nothing. */
export function NoPrices({ onShowAll }: NoPricesProps) {
  const { showAll } = useContent('priceList');
  return (
    <div className="no-prices">
      <PriceAsk />
      <button type="button" className="button button--outline" onClick={onShowAll}>
        {showAll}
      </button>
    </div>
  );
}
