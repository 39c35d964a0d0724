import panel from '/static/illustrations/panel.svg';
import bell from '/static/illustrations/bell.svg';
import prevention from '/static/illustrations/prevention.svg';
import { metaOf } from '../content/page-content.ts';
import type { Ground, SiteContent } from '../content/site-content.ts';
import type { PageRef } from '../routing/routes.ts';

export type SocialCard = {
  sentences: string[];
  picture: string;
  ground: Ground;
};

export function socialCard(content: SiteContent, page: PageRef): SocialCard {
  const { home, servicesPage, services, pricesPage, about, contactPage, contactDetails } = content;
  switch (page.route) {
    case 'home':
      return { sentences: home.heroLines, picture: home.heroPictureSmall.url, ground: 'sky' };
    case 'services':
      return { sentences: [servicesPage.title], picture: prevention, ground: 'dew' };
    case 'service': {
      const service = services.list.find(({ serviceUrl }) => serviceUrl === page.service);
      if (!service) throw new Error(`No service has the slug "${page.service}".`);
      return { sentences: [service.serviceName], picture: service.picture.url, ground: service.ground };
    }
    case 'prices':
      return { sentences: pricesPage.heroLines, picture: pricesPage.heroPicture.url, ground: 'sky' };
    case 'about':
      return { sentences: [about.title], picture: about.picture.url, ground: 'blush' };
    case 'contact':
      return { sentences: [contactPage.title], picture: bell, ground: 'dew' };
    default: {
      const title = metaOf(content, page).title.replace(` | ${contactDetails.clinicName}`, '');
      return { sentences: [title], picture: panel, ground: 'frost' };
    }
  }
}
