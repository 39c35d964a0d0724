/**
 * Estimates for families, calculated by hand from the fixture clinic's price list: second child 15 %, third 30 %, fourth
 * unknown; orthodontics excluded. A treatment is named by its index in the list.
 */
type PersonEstimate = {
  kind: 'child' | 'adult';
  treatments: string[];
  /** The calculation in RON; both ends of a range. */
  calculation: string;
  sum: [low: number, high: number];
};

type FamilyEstimate = { name: string; people: PersonEstimate[]; total: [low: number, high: number] };

const personOf =
  (kind: PersonEstimate['kind']) =>
  (treatments: string[], calculation: string, low: number, high = low) => {
    return { kind, treatments, calculation, sum: [low, high] } satisfies PersonEstimate;
  };
const child = personOf('child');
const adult = personOf('adult');

export const families: FamilyEstimate[] = [
  {
    name: 'four children, nothing said of the fourth',
    people: [
      child(['pedodontie 4'], '200', 200),
      child(['pedodontie 4'], '200 - 15% (30) = 170', 170),
      child(['pedodontie 4'], '200 - 30% (60) = 140', 140),
      child(['pedodontie 4'], '200', 200),
    ],
    total: [710, 710],
  },
  {
    name: 'an adult between two children, half a leu rounded',
    people: [
      child(['pedodontie 4'], '200', 200),
      adult(['chirurgie 2'], '250 - 300', 250, 300),
      child(
        ['pedodontie 4', 'pedodontie 10'],
        '200 + 170 = 370 - 15% (55.5, so 56) = 314; 200 + 250 = 450 - 15% (67.5, so 68) = 382',
        314,
        382,
      ),
    ],
    total: [764, 882],
  },
  {
    name: 'a second child with an orthodontic and another consultation',
    people: [
      child(['pedodontie 4'], '200', 200),
      child(['ortodontie 10', 'pedodontie 4'], '150 + 200 = 350 - 15% of 200 (30) = 320', 320),
    ],
    total: [520, 520],
  },
  {
    name: 'a discount of the whole sum, not of each line',
    people: [
      child(['pedodontie 4'], '200', 200),
      child(['pedodontie 3', 'pedodontie 7'], '150 + 150 = 300 - 15% (45, not 23 + 23) = 255', 255),
    ],
    total: [455, 455],
  },
  {
    name: 'a second child with nothing chosen',
    people: [
      child(['pedodontie 4'], '200', 200),
      child([], '0', 0),
      child(['pedodontie 4'], '200 - 30% (60) = 140', 140),
    ],
    total: [340, 340],
  },
];
