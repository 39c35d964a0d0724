import { useContent } from '../../content/use-content.ts';
import { PriceCategory } from './price-category.tsx';
import { PriceIndex } from './price-index.tsx';
import { priceListId } from './price-list-id.ts';

/** Every price, category by category, with an index beside it. */
export function PriceList() {
  const { title, note, categories } = useContent('priceList');
  return (
    <section className="section prices" id={priceListId} aria-labelledby="prices-title">
      <div className="wrap">
        <h2 id="prices-title">{title}</h2>
        <div className="indexed">
          <PriceIndex />
          <div>
            {categories.map((category) => (
              <PriceCategory key={category.slug} category={category} />
            ))}
            <p className="prices__note small mute">{note}</p>
          </div>
        </div>
      </div>
    </section>
  );
}
