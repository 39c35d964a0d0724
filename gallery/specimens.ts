import { emergencySpecimens } from './specimens/emergencies.tsx';
import { homeSpecimens } from './specimens/home.tsx';
import { openingHoursSpecimens } from './specimens/opening-hours.tsx';
import { packageSpecimens } from './specimens/packages.tsx';
import { priceSpecimens } from './specimens/prices.tsx';
import { requestSentSpecimens } from './specimens/request-sent.tsx';
import { serviceSpecimens } from './specimens/services.tsx';
import { storySpecimens } from './specimens/story.tsx';
import { teamSpecimens } from './specimens/team.tsx';
import type { Specimen } from './specimen.ts';

/** What the gallery shows, in the order of its page. */
export const specimenGroups: Record<string, Specimen[]> = {
  'Home: hours, carousel, tiles, film': homeSpecimens,
  'Opening hours': openingHoursSpecimens,
  Emergencies: emergencySpecimens,
  Packages: packageSpecimens,
  Prices: priceSpecimens,
  'A request that was sent': requestSentSpecimens,
  Services: serviceSpecimens,
  Team: teamSpecimens,
  'First visit': storySpecimens,
};

export const specimens = Object.values(specimenGroups).flat();
