import { useRef } from 'react';
import { Picture } from '../../components/picture.tsx';
import { Sentences } from '../../components/sentences.tsx';
import { useScrollEnds } from '../../components/use-scroll-ends.ts';
import type { DentalPackage } from '../../content/site-content.ts';
import { packageId } from '../../content/page-fragments.ts';
import { useContent } from '../../content/use-content.ts';
import { PageLink } from '../../routing/page-link.tsx';

export function PackageBranch() {
  const { title, lead } = useContent('homePackage');
  const { packages } = useContent('promoPackages');
  const branch = useRef<HTMLDivElement>(null);
  const ends = useScrollEnds(branch);
  const scrolls = ends !== undefined && !(ends.atStart && ends.atEnd);
  return (
    <section className="packages section ground-dew">
      <div className="container packages__content">
        <div className="packages__text">
          <h2 id="packages">
            <Sentences text={title} />
          </h2>
          <p className="lead">{lead}</p>
        </div>
        <div
          ref={branch}
          className="package-branch"
          role={scrolls ? 'group' : undefined}
          aria-labelledby={scrolls ? 'packages' : undefined}
          tabIndex={scrolls ? 0 : undefined}
        >
          <div className="package-branch__row">
            <svg
              className="package-branch__stem print-hidden"
              viewBox="0 0 1000 110"
              preserveAspectRatio="none"
              aria-hidden="true"
            >
              <path d="M-20 96C180 40 330 18 520 26C720 34 880 40 930 52" />
            </svg>
            {packages.map((shown) => (
              <PackageCard key={shown.index} shown={shown} />
            ))}
          </div>
        </div>
      </div>
    </section>
  );
}

type PackageCardProps = { shown: DentalPackage };

function PackageCard({ shown: { index, picture, shortTitle, priceLabel, summary } }: PackageCardProps) {
  const { linkLabel } = useContent('homePackage');
  return (
    <article className="package-card">
      <div className="package-card__art print-hidden">
        <Picture picture={picture} sizes="230px" />
      </div>
      <div className="package-card__body">
        <h3>{shortTitle}</h3>
        <p className="discount">{priceLabel}</p>
        <p>{summary}</p>
        <PageLink className="more-link" to={{ route: 'prices' }} fragment={packageId(index)}>
          <span>
            {linkLabel}
            <span className="visually-hidden">{`: ${shortTitle}`}</span>
          </span>
        </PageLink>
      </div>
    </article>
  );
}
