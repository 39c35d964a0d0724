import { contactFormSpecimens } from './specimens/contact-form.tsx';
import { frameOfThePage } from './specimens/frame-of-the-page.tsx';
import { homeSpecimens } from './specimens/home.tsx';
import { packageSpecimens } from './specimens/packages.tsx';
import { priceSpecimens } from './specimens/prices.tsx';
import { serviceSpecimens } from './specimens/services.tsx';
import { teamSpecimens } from './specimens/team.tsx';
import type { SpecimenGroup } from './specimen.ts';

/** What the gallery shows in frames, in the order of its page. */
export const specimenGroups: SpecimenGroup[] = [
  { id: 'form', title: 'Contact form', specimens: contactFormSpecimens },
  { id: 'frame-of-the-page', title: 'Header, panel, banner, footer', specimens: frameOfThePage },
  { id: 'home', title: 'Home: carousel, tiles, film', specimens: homeSpecimens },
  { id: 'packages', title: 'Packages', specimens: packageSpecimens },
  { id: 'prices', title: 'Prices', specimens: priceSpecimens },
  { id: 'services', title: 'Services', specimens: serviceSpecimens },
  { id: 'team', title: 'Team and 404', specimens: teamSpecimens },
];
