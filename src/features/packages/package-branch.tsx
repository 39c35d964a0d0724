import { useRef } from 'react';
import { Picture } from '../../components/picture.tsx';
import { Sentences } from '../../components/sentences.tsx';
import { useScrollEnds } from '../../components/use-scroll-ends.ts';
import type { DentalPackage } from '../../content/site-content.ts';
import { useContent } from '../../content/use-content.ts';
import { PageLink } from '../../routing/page-link.tsx';
import { dealId } from './deal-id.ts';

export function PackageBranch() {
  const { title, lead } = useContent('homePackage');
  const { packages } = useContent('promoPackages');
  const branch = useRef<HTMLDivElement>(null);
  const ends = useScrollEnds(branch);
  const scrolls = ends !== undefined && !(ends.atStart && ends.atEnd);
  return (
    <section className="packs section" aria-labelledby="packages">
      <div className="wrap packs__in">
        <div className="packs__text">
          <h2 id="packages">
            <Sentences text={title} />
          </h2>
          <p className="lead">{lead}</p>
        </div>
        <div
          ref={branch}
          className="branch"
          role="group"
          aria-labelledby="packages"
          tabIndex={scrolls ? 0 : undefined}
        >
          <svg className="branch__stem" viewBox="0 0 1000 110" preserveAspectRatio="none" aria-hidden="true">
            <path d="M-20 96C180 40 330 18 520 26C720 34 880 40 930 52" />
          </svg>
          {packages.map((shown) => (
            <PackageCard key={shown.index} shown={shown} />
          ))}
        </div>
      </div>
    </section>
  );
}

type PackageCardProps = { shown: DentalPackage };

function PackageCard({ shown: { index, picture, shortTitle, priceLabel, summary } }: PackageCardProps) {
  const { linkLabel } = useContent('homePackage');
  return (
    <article className="pack">
      <div className="pack__art">
        <Picture picture={picture} sizes="230px" />
      </div>
      <div className="pack__body">
        <h3>{shortTitle}</h3>
        <p className="off">{priceLabel}</p>
        <p>{summary}</p>
        <PageLink className="go" to={{ route: 'prices' }} fragment={dealId(index)}>
          <span>
            {linkLabel}
            <span className="vh">{`: ${shortTitle}`}</span>
          </span>
        </PageLink>
      </div>
    </article>
  );
}
