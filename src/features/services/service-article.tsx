import type { ReactNode } from 'react';
import { backgroundClass } from '../../components/background-class.ts';
import { Picture } from '../../components/picture.tsx';
import { RichText } from '../../components/rich-text.tsx';
import { ContactLink } from '../../content/contact-link.tsx';
import { priceListId } from '../../content/page/page-fragments.ts';
import { useContent } from '../../content/use-content.ts';
import { fieldLang } from '../../lib/field-lang.ts';
import { foldQuestions } from './fold-questions.ts';
import { ServicePrices } from './service-prices.tsx';
import './service.css';

export function ServiceArticle({ children }: { children?: ReactNode }) {
  const service = useContent('service');
  return (
    <article>
      <ServiceHero />
      <RichText
        html={foldQuestions(service.serviceDescription)}
        className="rich-text service-text"
        lang={fieldLang(service, 'serviceDescription')}
      />
      {children && <div className="service-video print-hidden">{children}</div>}
      <ServicePrices />
    </article>
  );
}

function ServiceHero() {
  const service = useContent('service');
  const { serviceName, lead, picture, background } = service;
  const { pricesTitle } = useContent('services');
  return (
    <div className={`panel service-hero ${backgroundClass(background)}`}>
      <div className="service-hero__text">
        <h1 lang={fieldLang(service, 'serviceName')}>{serviceName}</h1>
        <p className="lead" lang={fieldLang(service, 'lead')}>
          {lead}
        </p>
        <div className="actions">
          <ContactLink />
          <a className="more-link" href={`#${priceListId}`}>
            <span>{pricesTitle}</span>
          </a>
        </div>
      </div>
      <div className="service-hero__art">
        <Picture picture={picture} first />
      </div>
    </div>
  );
}
