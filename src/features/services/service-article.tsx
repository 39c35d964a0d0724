import type { ReactNode } from 'react';
import { RichText } from '../../components/rich-text.tsx';
import { useContent } from '../../content/use-content.ts';
import { foldQuestions } from './fold-questions.ts';
import { ServiceHero } from './service-hero.tsx';
import { ServiceNeighbours } from './service-neighbours.tsx';
import { ServicePrices } from './service-prices.tsx';
import './service.css';

type ServiceArticleProps = {
  children?: ReactNode;
};

export function ServiceArticle({ children }: ServiceArticleProps) {
  const { serviceDescription } = useContent('service');
  return (
    <article>
      <ServiceHero />
      <RichText html={foldQuestions(serviceDescription)} className="rich-text service-text" />
      {children && <div className="service-video print-hidden">{children}</div>}
      <ServicePrices />
      <ServiceNeighbours />
    </article>
  );
}
