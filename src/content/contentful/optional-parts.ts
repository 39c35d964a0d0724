import { fewestAnswers } from '../../model/common.ts';
import type { ContentTypeId } from '../../model/site-content.ts';
import { entriesOf, type Space } from './space.ts';

type Carrier = [ContentTypeId, field: string, fewest?: number];

/**
 * The parts a clinic may do without, each by the fields that carry it: where all are empty, or hold fewer than they have to,
 * the site has no such part.
 */
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
  promises: [['about', 'promises', fewestAnswers]],
  doctors: [['about', 'doctors']],
  building: [['contactDetails', 'building']],
  payment: [['payment', 'blocks', fewestAnswers]],
} satisfies Record<string, Carrier[]>;

export type OptionalPart = keyof typeof carriers;

export const optionalParts = Object.keys(carriers) as OptionalPart[];

function isFilled(value: unknown, fewest: number): boolean {
  if (Array.isArray(value)) return value.length >= fewest;
  return typeof value === 'string' ? value.trim() !== '' : value !== undefined && value !== null;
}

export function hasPart(space: Space, part: OptionalPart): boolean {
  return (carriers[part] as Carrier[]).some(([contentType, field, fewest = 1]) =>
    entriesOf(space, contentType).some((entry) =>
      Object.values(entry.fields[field] ?? {}).some((value) => isFilled(value, fewest)),
    ),
  );
}
