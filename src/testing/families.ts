/**
 * Twenty families, worked out by hand from the price list of the fixture clinic: the second child 15 %, the third 30 %,
 * nothing said of a fourth; orthodontics left out. Treatments are named by their place in the list.
 */
type Worked = {
  kind: 'child' | 'adult';
  treatments: string[];
  /** The arithmetic, in RON; of a range both ends. */
  worked: string;
  sum: [low: number, high: number];
};

export type WorkedFamily = { name: string; people: Worked[]; total: [low: number, high: number] };

const of =
  (kind: Worked['kind']) =>
  (treatments: string[], worked: string, low: number, high = low) => {
    return { kind, treatments, worked, sum: [low, high] } satisfies Worked;
  };
const child = of('child');
const adult = of('adult');

export const families: WorkedFamily[] = [
  {
    name: 'one child',
    people: [child(['pedodontie 4'], '200', 200)],
    total: [200, 200],
  },
  {
    name: 'two children',
    people: [child(['pedodontie 4'], '200', 200), child(['pedodontie 4'], '200 - 15% (30) = 170', 170)],
    total: [370, 370],
  },
  {
    name: 'three children',
    people: [
      child(['pedodontie 4'], '200', 200),
      child(['pedodontie 4'], '200 - 15% (30) = 170', 170),
      child(['pedodontie 4'], '200 - 30% (60) = 140', 140),
    ],
    total: [510, 510],
  },
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
    name: 'one adult, a range',
    people: [adult(['tratamente-laser 1'], '450 - 600', 450, 600)],
    total: [450, 600],
  },
  {
    name: 'an adult before the first child',
    people: [
      adult(['preventologie 2'], '200', 200),
      child(['pedodontie 4', 'pedodontie 6'], '200 + 200 = 400', 400),
    ],
    total: [600, 600],
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
    name: 'a second child with a brace alone',
    people: [
      child(['pedodontie 4'], '200', 200),
      child(['ortodontie 10', 'ortodontie 1'], '150 + 3500 = 3650, no discount', 3650),
    ],
    total: [3850, 3850],
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
    name: 'half a leu',
    people: [
      child(['pedodontie 3'], '150', 150),
      child(['pedodontie 3'], '150 - 15% (22.5, so 23) = 127', 127),
    ],
    total: [277, 277],
  },
  {
    name: 'three children, each with a range',
    people: [
      child(['pedodontie 1'], '200 - 250', 200, 250),
      child(['pedodontie 1'], '200 - 15% (30) = 170; 250 - 15% (37.5, so 38) = 212', 170, 212),
      child(['pedodontie 1'], '200 - 30% (60) = 140; 250 - 30% (75) = 175', 140, 175),
    ],
    total: [510, 637],
  },
  {
    name: 'the same treatment several times',
    people: [
      child(['pedodontie 5', 'pedodontie 5'], '2 × 200 = 400', 400),
      child(['pedodontie 5', 'pedodontie 5', 'pedodontie 5'], '3 × 200 = 600 - 15% (90) = 510', 510),
    ],
    total: [910, 910],
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
    name: 'two adults and two children',
    people: [
      adult(['chirurgie 1'], '200', 200),
      adult(['preventologie 2', 'alte-servicii 2'], '200 + 400 = 600', 600),
      child(['pedodontie 4', 'pedodontie 2'], '200 + 400 = 600', 600),
      child(['pedodontie 4', 'pedodontie 2'], '200 + 400 = 600 - 15% (90) = 510', 510),
    ],
    total: [1910, 1910],
  },
  {
    name: 'a third child with a removable brace',
    people: [
      child(['pedodontie 4'], '200', 200),
      child(['pedodontie 4'], '200 - 15% (30) = 170', 170),
      child(
        ['pedodontie 4', 'ortodontie 5'],
        '200 + 1300 = 1500 - 30% of 200 (60) = 1440; 200 + 1700 = 1900 - 60 = 1840',
        1440,
        1840,
      ),
    ],
    total: [1810, 2210],
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
  {
    name: 'four children in pain',
    people: [
      child(['pedodontie 13'], '250', 250),
      child(['pedodontie 13'], '250 - 15% (37.5, so 38) = 212', 212),
      child(
        ['pedodontie 12', 'pedodontie 10'],
        '150 + 170 = 320 - 30% (96) = 224; 150 + 250 = 400 - 30% (120) = 280',
        224,
        280,
      ),
      child(['tratamente-laser 6'], '350 - 400, no discount said', 350, 400),
    ],
    total: [1036, 1142],
  },
  {
    name: 'two children at the laser',
    people: [
      child(['tratamente-laser 9'], '450', 450),
      child(
        ['tratamente-laser 8', 'tratamente-laser 2'],
        '350 + 150 = 500 - 15% (75) = 425; 400 + 150 = 550 - 15% (82.5, so 83) = 467',
        425,
        467,
      ),
    ],
    total: [875, 917],
  },
  {
    name: 'two adults, root canals and a denture',
    people: [
      adult(['endodontie 1', 'endodontie 1', 'tratament-protetic 6'], '2 × 350 + 1200 = 1900', 1900),
      adult(['proteze 5'], '2500 - 4000', 2500, 4000),
    ],
    total: [4400, 5900],
  },
  {
    name: 'three children with a year of prevention, and a parent',
    people: [
      child(
        ['pedodontie 4', 'pedodontie 6', 'pedodontie 7', 'pedodontie 7'],
        '200 + 200 + 2 × 150 = 700',
        700,
      ),
      child(['pedodontie 4', 'pedodontie 6', 'pedodontie 7', 'pedodontie 7'], '700 - 15% (105) = 595', 595),
      child(['pedodontie 4', 'pedodontie 6', 'pedodontie 7', 'pedodontie 7'], '700 - 30% (210) = 490', 490),
      adult(['preventologie 2'], '200', 200),
    ],
    total: [1985, 1985],
  },
];
