import type { Service, SiteContent } from '../../src/content/site-content.ts';
import { useContent } from '../../src/content/use-content.ts';
import { ServiceHero } from '../../src/features/services/service-hero.tsx';
import { ServiceNeighbours } from '../../src/features/services/service-neighbours.tsx';
import { ServicePrices } from '../../src/features/services/service-prices.tsx';
import { ServicesOverview } from '../../src/features/services/services-overview.tsx';
import { RichText } from '../../src/components/rich-text.tsx';
import { fill } from '../fill.ts';
import type { Specimen } from '../specimen.ts';

const frames = [{ width: 360 }, { width: 1200 }];
const page = { route: 'service', service: 'ortodontie' } as const;

function Description() {
  return <RichText html={useContent('service').serviceDescription} />;
}

function withServices(change: (service: Service) => Service) {
  return ({ services, ...content }: SiteContent): SiteContent => ({
    ...content,
    services: { ...services, list: services.list.map(change) },
  });
}

const longNames = withServices((service) => ({
  ...service,
  serviceName: fill(service.serviceName, 60),
  lead: fill(service.lead, 300),
}));

export const serviceSpecimens: Specimen[] = [
  { id: 'services', title: 'All services', show: <ServicesOverview />, frames },
  {
    id: 'services-long',
    title: 'All services, with names of 60 letters',
    show: <ServicesOverview />,
    frames,
    change: longNames,
  },
  { id: 'service-hero', title: 'Head of a service page', page, show: <ServiceHero />, frames },
  {
    id: 'service-hero-long',
    title: 'Head of a service page, with a name of 60 letters',
    page,
    show: <ServiceHero />,
    frames,
    change: longNames,
  },
  { id: 'service-text', title: 'Text written by an editor', page, show: <Description />, frames },
  { id: 'service-prices', title: 'Prices of a service', page, show: <ServicePrices />, frames },
  {
    id: 'service-neighbours',
    title: 'Next and previous service',
    page,
    show: <ServiceNeighbours />,
    frames,
  },
];
