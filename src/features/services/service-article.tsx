import type { ReactNode } from 'react';
import { RichText } from '../../components/rich-text.tsx';
import { useContent } from '../../content/use-content.ts';
import { ServiceHero } from './service-hero.tsx';
import { ServiceNeighbours } from './service-neighbours.tsx';
import { ServicePrices } from './service-prices.tsx';

type ServiceArticleProps = {
  children?: ReactNode;
};

export function ServiceArticle({ children }: ServiceArticleProps) {
  const { serviceDescription } = useContent('service');
  return (
    <article>
      <ServiceHero />
      <RichText html={serviceDescription} />
      {children && <div className="service-video print-hidden">{children}</div>}
      <ServicePrices />
      <ServiceNeighbours />
    </article>
  );
}
