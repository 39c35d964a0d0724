import { MoreLink } from '../../components/more-link.tsx';
import { PriceTable } from '../../components/price-table.tsx';
import { ContactLink } from '../../content/contact-link.tsx';
import { priceListId } from '../../content/page/page-fragments.ts';
import { useContent } from '../../content/use-content.ts';

export function ServicePrices() {
  const { pricesTitle, allPrices } = useContent('services');
  const { serviceName, priceCategory, pricesNote, lang } = useContent('service');
  const { currency } = useContent('general');
  return (
    <div className="panel service-prices background-surface-quiet" id={priceListId}>
      <PriceTable
        caption={
          <>
            <h2>{pricesTitle}</h2>
            {priceCategory.title && priceCategory.title !== serviceName && (
              <p className="small muted" lang={priceCategory.lang}>
                {priceCategory.title}
              </p>
            )}
            {pricesNote && <p lang={lang}>{pricesNote}</p>}
          </>
        }
        rows={priceCategory.items}
        currency={currency}
      />
      <div className="actions">
        <ContactLink />
        <MoreLink to={{ route: 'prices' }} fragment={priceCategory.slug}>
          {allPrices}
        </MoreLink>
      </div>
    </div>
  );
}
