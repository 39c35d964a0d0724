import { backgroundClass } from '../../components/background-class.ts';
import { Picture } from '../../components/picture.tsx';
import { Sentences } from '../../components/sentences.tsx';
import type { ServiceSummary } from '../../content/page/page-data.ts';
import { useContent } from '../../content/use-content.ts';
import { fieldLang } from '../../lib/field-lang.ts';
import { PageLink } from '../../routing/page-link.tsx';
import '../../components/page-top.css';
import '../../components/tile.css';
import './services-overview.css';

export function ServicesOverview() {
  const texts = useContent('servicesPage');
  return (
    <>
      <section className="page-top page-top--services background-surface-2">
        <div className="container page-top__content">
          <div className="page-top__text">
            <h1 lang={fieldLang(texts, 'title')}>
              <Sentences text={texts.title} />
            </h1>
            <p className="lead" lang={fieldLang(texts, 'lead')}>
              {texts.lead}
            </p>
          </div>
        </div>
      </section>
      <section className="section">
        <ul className="container services-overview">
          {useContent('serviceMenu').map((service, index) => (
            <ServiceTile key={service.serviceUrl} service={service} first={index === 0} />
          ))}
        </ul>
      </section>
    </>
  );
}

function ServiceTile({ service, first }: { service: ServiceSummary; first: boolean }) {
  const { serviceName, serviceUrl, lead, picture, background } = service;
  return (
    <li className={`panel tile service-tile ${backgroundClass(background)}`}>
      <div className="tile__text">
        <h2 lang={fieldLang(service, 'serviceName')}>
          <PageLink className="tile__link" to={{ route: 'service', service: serviceUrl }}>
            {serviceName}
          </PageLink>
        </h2>
        <p lang={fieldLang(service, 'lead')}>{lead}</p>
      </div>
      <div className="tile__art">
        <Picture picture={{ ...picture, description: '' }} sizes="270px" first={first} />
      </div>
    </li>
  );
}
