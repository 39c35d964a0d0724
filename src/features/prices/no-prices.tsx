import { useContent } from '../../content/use-content.ts';
import { PriceAsk } from './price-ask.tsx';

type NoPricesProps = { onShowAll: () => void };

/** Stands in the place of the list when a search finds nothing. */
export function NoPrices({ onShowAll }: NoPricesProps) {
  const { showAll } = useContent('priceList');
  return (
    <div className="pnone">
      <PriceAsk />
      <button type="button" className="btn btn--line" onClick={onShowAll}>
        {showAll}
      </button>
    </div>
  );
}
