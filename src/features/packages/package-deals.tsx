import { useTail } from '../../components/use-hydrated.ts';
import {
  contactFormId,
  packageConditionsId,
  packageId,
  packagesId,
} from '../../content/page/page-fragments.ts';
import type { VisiblePackage } from '../../prices/package-price.ts';
import { useContent } from '../../content/use-content.ts';
import { PageLink } from '../../routing/page-link.tsx';
import './package-deals.css';

/** All packages in one band. */
export function PackageDeals() {
  const { title, lead, packages } = useContent('promoPackages');
  const { packagesTitle, packageConditions = [] } = useContent('pricesPage').conditions;
  if (packages.length === 0) return null;
  return (
    <section className="deals section--low background-surface-4" id={packagesId}>
      <div className="container">
        <h2>{title}</h2>
        <p className="deals__lead">
          {lead} {packageConditions.length > 0 && <a href={`#${packageConditionsId}`}>{packagesTitle}</a>}
        </p>
        <div className="deals__row">
          {packages.map((deal) => (
            <Deal key={deal.index} deal={deal} />
          ))}
        </div>
      </div>
    </section>
  );
}

type DealProps = { deal: VisiblePackage };

/** A line that one opens; the address of the package opens it, too. */
function Deal({ deal }: DealProps) {
  const { hash } = useTail();
  const id = packageId(deal.index);
  return (
    <details className="deal whole-without-scripts" id={id} open={hash === `#${id}`}>
      <summary>
        <h3 id={`${id}-title`}>
          <span className="deal__kind line">{deal.title}</span> {deal.contentTitle}
        </h3>
        <p className="discount large-words">
          {deal.priceLabel} <small>{deal.priceLabelSuffix}</small>
        </p>
        {deal.price && <p className="deal__price">{deal.price}</p>}
      </summary>
      <p className="small">{deal.summary}</p>
      <table className="deal__table" aria-labelledby={`${id}-title`}>
        <thead>
          <tr>
            <th scope="col">{deal.leftTitle}</th>
            <th scope="col">{deal.rightTitle}</th>
          </tr>
        </thead>
        <tbody>
          {deal.items.map(({ leftInfo, rightInfo, rightPercent, lang }) => (
            <tr key={leftInfo} lang={lang}>
              <td>{leftInfo}</td>
              <td>
                {rightInfo}
                {rightPercent && <b> {`−${rightPercent}%`}</b>}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <PageLink
        className="button button--outline button--small"
        to={{ route: 'contact' }}
        query={`package=${deal.index + 1}`}
        fragment={contactFormId}
      >
        <span>
          {deal.cta}
          <span className="visually-hidden">{`: ${deal.title}`}</span>
        </span>
      </PageLink>
    </details>
  );
}
