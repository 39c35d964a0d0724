import { Picture } from '../../components/picture.tsx';
import { Sentences } from '../../components/sentences.tsx';
import { fieldLang } from '../../lib/field-lang.ts';
import type { VisiblePackage } from '../../prices/package-price.ts';
import { useSearchAndHash } from '../../components/use-hydrated.ts';
import {
  contactFormId,
  packageConditionsId,
  packageId,
  packagesId,
} from '../../content/page/page-fragments.ts';
import { useContent } from '../../content/use-content.ts';
import { PageLink } from '../../routing/page-link.tsx';
import '../../components/tile.css';
import './package-cards.css';

const maxCardsBesideText = 3;

type PackageCardsProps = {
  title: string;
  lead: string;
  conditionsLink?: string | undefined;
  langs?: Record<string, string> | undefined;
  /** On the prices page each card expands its treatments; elsewhere it links to that page. */
  expandable?: boolean;
};

export function PackageCards({ expandable = false, ...texts }: PackageCardsProps) {
  const { title, lead, conditionsLink } = texts;
  const { packages } = useContent('promoPackages');
  if (packages.length === 0) return null;
  const spaceClass = expandable ? 'section--low' : 'section';
  const besideClass = packages.length > maxCardsBesideText ? '' : ' packages--beside';
  return (
    <section
      className={`packages ${spaceClass} background-surface-2${besideClass}`}
      id={expandable ? packagesId : undefined}
    >
      <div className="container columns packages__content">
        <div className="packages__text">
          <h2 lang={fieldLang(texts, 'title')}>
            <Sentences text={title} />
          </h2>
          <p className="lead" lang={fieldLang(texts, 'lead')}>
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
              expandable={expandable}
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

type PackageCardProps = BranchArcProps & { card: VisiblePackage; expandable: boolean };

function PackageCard({ card, expandable, ...arc }: PackageCardProps) {
  const { index, picture, shortTitle, priceLabel, priceLabelSuffix, price, summary } = card;
  const id = packageId(index);
  return (
    <article className="package-card" id={expandable ? id : undefined}>
      <BranchArc {...arc} />
      {picture && (
        <div className="package-card__art print-hidden">
          <Picture picture={picture} sizes="230px" />
        </div>
      )}
      <div className="package-card__body framed">
        <h3 id={expandable ? `${id}-title` : undefined} lang={fieldLang(card, 'shortTitle')}>
          {expandable ? (
            shortTitle
          ) : (
            <PageLink className="tile__link" to={{ route: 'prices' }} fragment={id}>
              {shortTitle}
            </PageLink>
          )}
        </h3>
        <p className="discount">
          {priceLabel} <small>{priceLabelSuffix}</small>
        </p>
        {price && <p className="package-card__price">{price}</p>}
        {expandable ? (
          <Treatments card={card} id={id} />
        ) : (
          <p className="package-card__summary" lang={fieldLang(card, 'summary')}>
            {summary}
          </p>
        )}
      </div>
    </article>
  );
}

function Treatments({ card, id }: { card: VisiblePackage; id: string }) {
  const { hash } = useSearchAndHash();
  const { index, title, summary, leftTitle, rightTitle, items, cta } = card;
  return (
    <details className="package-card__treatments small whole-without-scripts" open={hash === `#${id}`}>
      <summary lang={fieldLang(card, 'summary')}>{summary}</summary>
      <table aria-labelledby={`${id}-title`}>
        <thead>
          <tr>
            <th scope="col">{leftTitle}</th>
            <th scope="col">{rightTitle}</th>
          </tr>
        </thead>
        <tbody>
          {items.map(({ leftInfo, rightInfo, rightPercent, lang }) => (
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
        query={`package=${index + 1}`}
        fragment={contactFormId}
      >
        <span>
          {cta}
          <span className="visually-hidden">{`: ${title}`}</span>
        </span>
      </PageLink>
    </details>
  );
}

/** The first card's arc comes from the window's left edge, the last card's ends in a leaf. */
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
