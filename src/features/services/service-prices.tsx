import { Icon } from '../../components/icon.tsx';
import { PriceTable } from '../../components/price-table.tsx';
import { contactFormId, priceListId } from '../../content/page/page-fragments.ts';
import { useContent } from '../../content/use-content.ts';
import { PageLink } from '../../routing/page-link.tsx';

export function ServicePrices() {
  const { pricesTitle, allPrices } = useContent('services');
  const { serviceName, priceCategory, pricesNote } = useContent('service');
  const { callToAction, currency } = useContent('general');
  return (
    <div className="panel service-prices background-surface-quiet" id={priceListId}>
      <PriceTable
        caption={
          <>
            <h2 className="heading-3">{pricesTitle}</h2>
            {priceCategory.title && priceCategory.title !== serviceName && (
              <p className="small muted">{priceCategory.title}</p>
            )}
            {pricesNote && <p>{pricesNote}</p>}
          </>
        }
        rows={priceCategory.items}
        currency={currency}
      />
      <div className="actions">
        <PageLink className="button" to={{ route: 'contact' }} fragment={contactFormId}>
          {callToAction}
        </PageLink>
        <PageLink className="more-link" to={{ route: 'prices' }} fragment={priceCategory.slug}>
          <span>{allPrices}</span>
          <Icon name="arrow-right" />
        </PageLink>
      </div>
    </div>
  );
}
