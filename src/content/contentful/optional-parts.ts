import type { ContentTypeId } from '../site-content.ts';
import { entriesOf, type Space } from './space.ts';

/** The parts a clinic may do without, each by the fields that carry it: where all are empty, the site has no such part. */
const carriers = {
  films: [
    ['home', 'film'],
    ['service', 'serviceVideo'],
  ],
  donation: [['home', 'donation']],
  siblingDiscount: [['pricesPage', 'siblingDiscount']],
  packages: [['promoPackages', 'packages']],
  messagingApp: [['contactDetails', 'messagingApp']],
  socialPages: [
    ['contactDetails', 'facebookUrl'],
    ['contactDetails', 'instagramUrl'],
  ],
  partners: [['footer', 'partners']],
  articles: [['carouselCards', 'cards']],
  promises: [['about', 'promises']],
  doctors: [['about', 'doctors']],
  building: [['contactDetails', 'building']],
  payment: [['payment', 'blocks']],
} satisfies Record<string, [ContentTypeId, string][]>;

export type OptionalPart = keyof typeof carriers;

export const optionalParts = Object.keys(carriers) as OptionalPart[];

function isFilled(value: unknown): boolean {
  if (Array.isArray(value)) return value.length > 0;
  return typeof value === 'string' ? value.trim() !== '' : value !== undefined && value !== null;
}

export function hasPart(space: Space, part: OptionalPart): boolean {
  return carriers[part].some(([contentType, field]) =>
    entriesOf(space, contentType).some((entry) => Object.values(entry.fields[field] ?? {}).some(isFilled)),
  );
}
