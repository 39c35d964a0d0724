import type { ReactNode } from 'react';
import { ServiceHero } from './service-hero.tsx';
import { ServiceNeighbours } from './service-neighbours.tsx';
import { ServicePrices } from './service-prices.tsx';
import { ServiceText } from './service-text.tsx';
import './service.css';

type ServiceArticleProps = {
  children?: ReactNode;
};

export function ServiceArticle({ children }: ServiceArticleProps) {
  return (
    <article>
      <ServiceHero />
      <ServiceText />
      {children && <div className="service-video print-hidden">{children}</div>}
      <ServicePrices />
      <ServiceNeighbours />
    </article>
  );
}
