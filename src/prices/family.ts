import { interpolate } from '../../shared/interpolate.ts';
import { noBreak } from '../lib/no-break.ts';
import type { Need } from '../model/site-content.ts';

/** The age of a child is in years, 0 to 17. */
export type Age = number | 'adult';

/** One person in the sentence on the prices page. */
export type Person = {
  age: Age;
  /** Slugs of needs, possibly repeated. */
  needs: string[];
};

/** A need with the ids of the price rows that answer it, the best match first. */
export type ListedNeed = Pick<Need, 'name' | 'slug' | 'firstVisit' | 'firstVisitSeveral' | 'from'> &
  Record<'milkTeeth' | 'permanentTeeth' | 'adults', string[]> & {
    /** For children younger than `from.age`. */
    youngerPrices?: string[];
  };

export const maxPeople = 4;
export const maxNeeds = 5;
/** The age that the sentence has before the visitor chooses one. */
export const defaultAge = 5;
export const childAges = Array.from({ length: 18 }, (_, years) => years);

/** A child's teeth (`milk` under 6, `both` to 11, then `permanent`), or an adult. */
export type Stage = 'milk' | 'both' | 'permanent' | 'adult';
export const stages: Stage[] = ['milk', 'both', 'permanent', 'adult'];

/** A patient of unknown age counts as a child with both kinds of teeth. */
export function stageOf(age: Age | undefined): Stage {
  if (age === 'adult') return age;
  if (age === undefined) return 'both';
  if (age <= 11) return age < 6 ? 'milk' : 'both';
  return 'permanent';
}

type AgeTexts = { underOne: string; oneYear: string; years: string };

/** Words a child's age, such as `5 ani`. */
export function ageText({ underOne, oneYear, years }: AgeTexts, age: Age): string {
  const text = [underOne, oneYear][Number(age)] ?? interpolate(years, { years: String(age) });
  return text.replaceAll(' ', noBreak);
}

export function isTooYoung({ from }: ListedNeed, age: Age | undefined): boolean {
  return from !== undefined && typeof age === 'number' && age < from.age;
}

export function rowIdsAt({ milkTeeth, permanentTeeth, adults }: ListedNeed, stage: Stage): string[] {
  const idsByStage = {
    milk: milkTeeth,
    both: [...milkTeeth, ...permanentTeeth],
    permanent: permanentTeeth,
    adult: adults,
  };
  return [...new Set(idsByStage[stage])];
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
