import { interpolate } from '../../shared/interpolate.ts';
import { noBreak } from '../lib/no-break.ts';
import type { Need } from '../model/site-content.ts';

/** The age of a child is in years, 0 to 17. */
export type Age = number | 'adult';

export type Person = {
  age: Age;
  /** Slugs of needs, possibly repeated. */
  needs: string[];
};

/**
 * A need with the ids of the price rows that answer it, the best match first. Only a consultation has the text
 * `firstVisit`.
 */
export type ListedNeed = Pick<Need, 'name' | 'slug' | 'firstVisit' | 'firstVisitSeveral' | 'from'> &
  Record<'milkTeeth' | 'permanentTeeth' | 'adults', string[]> & {
    /** For children younger than `from.age`. */
    youngerPrices?: string[];
  };

export const maxPeople = 4;
export const maxNeeds = 5;
export const defaultAge = 5;
export const childAges = Array.from({ length: 18 }, (_, years) => years);

type AgeTexts = { underOne: string; oneYear: string; years: string };

/** Returns `5 ani`. */
export function ageText({ underOne, oneYear, years }: AgeTexts, age: number): string {
  const text = [underOne, oneYear][age] ?? interpolate(years, { years: String(age) });
  return text.replaceAll(' ', noBreak);
}

export function isTooYoung({ from }: ListedNeed, age: Age): boolean {
  return from !== undefined && typeof age === 'number' && age < from.age;
}

/** Returns each id once; a child of 6 to 11 years has both kinds of teeth. */
export function rowIdsAt({ milkTeeth, permanentTeeth, adults }: ListedNeed, age: Age): string[] {
  if (age === 'adult') return [...new Set(adults)];
  const milkTeethIds = age <= 11 ? milkTeeth : [];
  const permanentTeethIds = age >= 6 ? permanentTeeth : [];
  return [...new Set([...milkTeethIds, ...permanentTeethIds])];
}

const familyParameter = 'pentru';

/** Reads the people from `?pentru=5.plomba.sigilare&pentru=adult.consultatie`; ignores unknown ages and needs. */
export function parseFamily(parameters: URLSearchParams, needs: ListedNeed[]): Person[] {
  const people = parameters.getAll(familyParameter).flatMap((value): Person[] => {
    const [who = '', ...slugs] = value.split('.');
    const age = who === 'adult' ? who : childAges.find((years) => String(years) === who);
    const knownSlugs = slugs.filter((slug) => needs.some((need) => need.slug === slug));
    return age !== undefined && knownSlugs.length > 0 ? [{ age, needs: knownSlugs.slice(0, maxNeeds) }] : [];
  });
  return people.length > 0 ? people.slice(0, maxPeople) : defaultFamily(needs);
}

function defaultFamily([need]: ListedNeed[]): Person[] {
  return [{ age: defaultAge, needs: need ? [need.slug] : [] }];
}

export function hasFamilyParameter(parameters: URLSearchParams): boolean {
  return parameters.has(familyParameter);
}

export function withFamilyParameters(parameters: URLSearchParams, family: Person[]): URLSearchParams {
  const next = new URLSearchParams(parameters);
  next.delete(familyParameter);
  for (const { age, needs } of family) next.append(familyParameter, [age, ...needs].join('.'));
  return next;
}
