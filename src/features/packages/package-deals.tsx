import { Picture } from '../../components/picture.tsx';
import { TextBlocks } from '../../components/text-blocks.tsx';
import { contactFormId, packageId, packagesId } from '../../content/page/page-fragments.ts';
import type { ShownPackage } from '../../content/page/page-data.ts';
import { useContent } from '../../content/use-content.ts';
import { PageLink } from '../../routing/page-link.tsx';
import './package-deals.css';

export function PackageDeals() {
  const { title, lead, packages } = useContent('promoPackages');
  if (packages.length === 0) return null;
  return (
    <section className="section print-hidden" id={packagesId}>
      <div className="container">
        <div className="text-blocks deals__heading">
          <h2>{title}</h2>
          <p className="lead">{lead}</p>
        </div>
        <div className="deals">
          {packages.map((deal, position) => (
            <Deal
              key={deal.index}
              deal={deal}
              isWide={position === 0 || (position % 2 === 1 && position === packages.length - 1)}
            />
          ))}
        </div>
      </div>
      <PackageConditions />
    </section>
  );
}

function PackageConditions() {
  const { packagesTitle, packageConditions = [] } = useContent('pricesPage').conditions;
  if (packageConditions.length === 0) return null;
  return (
    <div className="conditions">
      <TextBlocks title={packagesTitle} blocks={packageConditions} />
    </div>
  );
}

/** A wide one has a row of its own, the others share one. */
type DealProps = { deal: ShownPackage; isWide: boolean };

function Deal({ deal, isWide }: DealProps) {
  const id = packageId(deal.index);
  return (
    <article className={`panel deal deal--${isWide ? 'wide' : 'half'} ground-${deal.ground}`} id={id}>
      <div className="deal__art">
        <Picture picture={deal.picture} sizes="310px" />
      </div>
      <div className="deal__body">
        <p className="deal__kind">{deal.title}</p>
        <div className="spread deal__title-row">
          <h3 id={`${id}-title`}>{deal.contentTitle}</h3>
          <p className="discount">
            {deal.priceLabel} <small>{deal.priceLabelSuffix}</small>
          </p>
        </div>
        <table className="deal__table" aria-labelledby={`${id}-title`}>
          <thead>
            <tr>
              <th scope="col">{deal.leftTitle}</th>
              <th scope="col">{deal.rightTitle}</th>
            </tr>
          </thead>
          <tbody>
            {deal.items.map(({ leftInfo, rightInfo, rightPercent }) => (
              <tr key={leftInfo}>
                <td>{leftInfo}</td>
                <td>
                  {rightInfo}
                  {rightPercent && <b> {`−${rightPercent}%`}</b>}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
        {deal.price && <p className="deal__price">{deal.price}</p>}
        <PageLink
          className="button"
          to={{ route: 'contact' }}
          query={`package=${deal.index + 1}`}
          fragment={contactFormId}
        >
          <span>
            {deal.cta}
            <span className="visually-hidden">{`: ${deal.title}`}</span>
          </span>
        </PageLink>
      </div>
    </article>
  );
}
