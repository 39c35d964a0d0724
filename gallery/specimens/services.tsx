import type { Service, SiteContent } from '../../src/content/site-content.ts';
import { ServiceHero } from '../../src/features/services/service-hero.tsx';
import { ServicesOverview } from '../../src/features/services/services-overview.tsx';
import { fill } from '../fill.ts';
import type { Specimen } from '../specimen.ts';

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
  {
    id: 'services-long',
    title: 'All services, with names of 60 letters',
    page: { route: 'services' },
    show: <ServicesOverview />,
    change: longNames,
  },
  {
    id: 'service-hero-long',
    title: 'Head of a service page, with a name of 60 letters',
    page: { route: 'service', service: 'ortodontie' },
    show: <ServiceHero />,
    change: longNames,
  },
];
