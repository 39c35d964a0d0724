import { Picture } from '../../components/picture.tsx';
import { Sentences } from '../../components/sentences.tsx';
import type { VisiblePackage } from '../../prices/package-price.ts';
import { packageConditionsId, packageId } from '../../content/page/page-fragments.ts';
import { useContent } from '../../content/use-content.ts';
import { PageLink } from '../../routing/page-link.tsx';
import '../../components/tile.css';
import './package-cards.css';

/** In a wide window at most this many fit beside the text. */
const mostBeside = 3;

export function PackageCards() {
  const { title, lead, conditionsLink } = useContent('home').packages;
  const { packages } = useContent('promoPackages');
  if (packages.length === 0) return null;
  return (
    <section
      className={`packages section background-surface-2${packages.length > mostBeside ? '' : ' packages--beside'}`}
    >
      <div className="container columns packages__content">
        <div className="packages__text">
          <h2>
            <Sentences text={title} />
          </h2>
          <p className="lead">
            {lead}{' '}
            {conditionsLink && (
              <PageLink className="link" to={{ route: 'prices' }} fragment={packageConditionsId}>
                {conditionsLink}
              </PageLink>
            )}
          </p>
        </div>
        <div className="packages__row">
          {packages.map((card, index) => (
            <PackageCard
              key={card.index}
              card={card}
              isFirst={index === 0}
              isLast={index === packages.length - 1}
            />
          ))}
        </div>
      </div>
    </section>
  );
}

type BranchArcProps = { isFirst: boolean; isLast: boolean };

/** The first card's branch comes from the window's left edge, the last card's ends in a leaf. */
function BranchArc({ isFirst, isLast }: BranchArcProps) {
  const start = isFirst ? 'M-900 130C-500 80-90 18 0 18' : 'M0 18';
  const end = isLast ? 'C64 10 74 12 84 17' : 'C70 10 80 18 100 18';
  return (
    <svg
      className="package-card__branch print-hidden"
      viewBox="0 0 100 20"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path d={`${start}C20 18 30 10 50 10${end}`} />
      {isLast && <path className="package-card__leaf" d="M82 17C88 4 96 6 103 19 96 31 87 29 82 17" />}
    </svg>
  );
}

type PackageCardProps = BranchArcProps & { card: VisiblePackage };

function PackageCard({ card, ...arc }: PackageCardProps) {
  const { index, picture, shortTitle, priceLabel, price, summary } = card;
  return (
    <article className="package-card">
      <BranchArc {...arc} />
      <div className="package-card__art print-hidden">
        <Picture picture={picture} sizes="230px" />
      </div>
      <div className="package-card__body framed">
        <h3>
          <PageLink className="tile__link" to={{ route: 'prices' }} fragment={packageId(index)}>
            {shortTitle}
          </PageLink>
        </h3>
        <p className="discount large-words">{priceLabel}</p>
        <p className="package-card__summary">{summary}</p>
        {price && <p className="package-card__price">{price}</p>}
      </div>
    </article>
  );
}
