/**
 * What parents type into the search of the price list, and the rows it must and must not find, judged by hand on the
 * list of the fixture clinic. Rows are named by their place in the list, so that a treatment may be renamed.
 */
export type ParentQueries = {
  queries: string[];
  /** All that is found, in the order shown; nothing else must be. None: the phone is the answer. */
  finds: string[];
  /** No row has every word, and the page says that these come nearest. */
  isNearest?: true;
  /** What is searched in place of a word with a slip in it, which the page says. */
  corrected?: string;
};

const rows = (slug: string, ...numbers: number[]) => numbers.map((number) => `${slug} ${number}`);
const all = (slug: string, count: number) =>
  rows(slug, ...Array.from({ length: count }, (_, index) => index + 1));

const laserFillingsOfBabyTeeth = rows('tratamente-laser', 6, 8);
const childrensFillings = [...rows('pedodontie', 5, 10), ...laserFillingsOfBabyTeeth];
const laserFillings = rows('tratamente-laser', 6, 8, 1, 7);
const fillings = [...rows('pedodontie', 5, 10), ...laserFillings];
const cavities = [...rows('pedodontie', 5), ...laserFillings];
const fillingsAtFive = [...rows('pedodontie', 5, 10), ...rows('tratamente-laser', 6, 8, 7, 1)];
const fillingsAtThirteen = [...rows('pedodontie', 5, 10), ...rows('tratamente-laser', 1, 7, 8, 6)];
const fillingsOfAdults = [...rows('tratamente-laser', 1, 7, 6, 8), ...rows('pedodontie', 5, 10)];
const spaceMaintainer = rows('preventologie', 3);
const forChildren = [...all('pedodontie', 13), ...laserFillingsOfBabyTeeth, ...spaceMaintainer];
/** Without permanent teeth: their sealing comes last. */
const forChildrenOfFive = [
  ...rows('pedodontie', 1, 2, 3, 4, 5, 6, 8, 9, 10, 11, 12, 13, 7),
  ...laserFillingsOfBabyTeeth,
  ...spaceMaintainer,
];
const babyTeeth = [
  ...rows('pedodontie', 1, 3, 5, 8, 10, 11),
  ...laserFillingsOfBabyTeeth,
  ...spaceMaintainer,
];
const namedTemporary = [...rows('pedodontie', 1, 3, 10), ...laserFillingsOfBabyTeeth];
const childrensExtraction = rows('pedodontie', 1);
const extractions = [...childrensExtraction, ...rows('chirurgie', 1, 2, 3, 4)];
const molarExtractions = [...childrensExtraction, ...rows('chirurgie', 2, 3, 4)];
const wisdomTeeth = [...rows('chirurgie', 2, 3, 4, 5), ...rows('tratamente-laser', 4)];
const wisdomExtractions = rows('chirurgie', 2, 3, 4);
const childrensCheckUp = rows('pedodontie', 4);
const checkUps = [...childrensCheckUp, ...rows('ortodontie', 10)];
const emergency = rows('pedodontie', 13);
const cleaning = rows('preventologie', 1, 2);
const scaling = rows('preventologie', 2);
const childrensSealing = rows('pedodontie', 3, 7);
const sealing = [...childrensSealing, ...rows('preventologie', 4, 5)];
const braces = rows('ortodontie', 1, 3, 4, 5, 6, 7, 8, 10);
const orthodontics = all('ortodontie', 10);
const whitening = rows('alte-servicii', 1);
const nightGuard = rows('alte-servicii', 2);
const childrensCrowns = rows('pedodontie', 8, 11);
const crowns = [...childrensCrowns, ...rows('tratament-protetic', 1, 3, 5, 6, 7)];
const canalTreatments = [...rows('pedodontie', 10), ...rows('endodontie', 1, 2)];
const canals = [...canalTreatments, ...rows('tratamente-laser', 3)];
const tongueTie = rows('tratamente-laser', 9);
const brokenTooth = rows('pedodontie', 9);
const abscess = rows('pedodontie', 12);
const sedation = rows('pedodontie', 2);
const fluoride = rows('pedodontie', 6);
const laser = rows('tratamente-laser', 6, 8, 1, 2, 3, 4, 5, 7, 9, 10, 11, 12);
const dentures = all('proteze', 7);

export const parentQueries: ParentQueries[] = [
  {
    queries: ['plombă', 'PLOMBE', 'obturatii', 'carie', 'filling', 'cavity', 'tooth decay'],
    finds: fillings,
  },
  { queries: ['gaură în dinte', 'gauri in dinti', 'hole in a tooth'], finds: cavities },
  { queries: ['coroană', 'coroane', 'crown', 'crowns'], finds: crowns },
  { queries: ['proteză', 'proteze', 'denture', 'dentures'], finds: dentures },
  { queries: ['canal', 'canale', 'root canal', 'root canals'], finds: canals },
  { queries: ['nerv', 'canal dinte'], finds: canalTreatments },
  { queries: ['laser', 'laserul'], finds: laser },

  // An age, or a grown-up: the same rows, those for others last.
  {
    queries: ['plombă 5 ani', 'carie 4 ani', 'filling 5 years', 'a filling for a 5 year old'],
    finds: fillingsAtFive,
  },
  { queries: ['plombă 13 ani', 'plombă la 13 ani'], finds: fillingsAtThirteen },
  { queries: ['plombă adult', 'plombă la 40 de ani', 'filling for my husband'], finds: fillingsOfAdults },
  { queries: ['extracție 13 ani'], finds: [...rows('chirurgie', 1, 2, 3, 4), ...childrensExtraction] },
  { queries: ['5 ani', 'copil 5 ani', '3 years old child'], finds: forChildrenOfFive },
  { queries: ['18 luni', 'copiilor', 'fetita', 'bebeluș', 'kids', 'my son'], finds: forChildren },
  {
    queries: [
      'plombă copil',
      'plombe copii',
      'plombă dinte de lapte',
      'carie la măseaua de lapte',
      'kids filling',
      'child filling',
      'baby tooth filling',
      'milk tooth cavity',
    ],
    finds: childrensFillings,
  },
  { queries: ['dinte de lapte', 'dinti de lapte', 'baby tooth', 'baby teeth'], finds: babyTeeth },
  { queries: ['dinte temporar', 'dinti temporari'], finds: namedTemporary },
  { queries: ['sigilare copil', 'sigilari copii'], finds: childrensSealing },
  { queries: ['coroană copil', 'kids crown'], finds: childrensCrowns },
  { queries: ['extractii', 'scos dinte', 'extraction', 'tooth removal', 'pull a tooth'], finds: extractions },
  { queries: ['scot o masea', 'scoaterea unei măsele'], finds: molarExtractions },
  {
    queries: ['extracție copil', 'scos dinte de lapte', 'baby tooth extraction', 'pull a baby tooth'],
    finds: childrensExtraction,
  },
  { queries: ['măsea de minte', 'maselele de minte', 'wisdom tooth', 'wisdom teeth'], finds: wisdomTeeth },
  { queries: ['scot măseaua de minte'], finds: wisdomExtractions },
  { queries: ['control', 'controlul', 'check-up', 'checkup'], finds: checkUps },
  {
    queries: ['control copil', 'prima vizită', 'first visit', 'check-up for my daughter'],
    finds: childrensCheckUp,
  },
  {
    queries: ['consultație', 'consultatii'],
    finds: [...rows('pedodontie', 4, 13), ...rows('ortodontie', 10)],
  },
  { queries: ['durere de dinți', 'doare măseaua', 'urgență', 'toothache', 'emergency'], finds: emergency },
  { queries: ['abces', 'puroi', 'umflat', 'swelling'], finds: abscess },
  { queries: ['gaz ilariant', 'sedare', 'frica de dentist', 'laughing gas'], finds: sedation },
  { queries: ['dinte rupt', 'dinte ciobit', 'broken tooth', 'chipped tooth'], finds: brokenTooth },
  { queries: ['curatarea dintilor', 'igienizare', 'teeth cleaning', 'hygienist'], finds: cleaning },
  { queries: ['detartraj', 'tartru', 'scaling', 'tartar'], finds: scaling },
  { queries: ['sigilări', 'șanțuri', 'sealants'], finds: sealing },
  { queries: ['fluor', 'fluorizare', 'fluoride'], finds: fluoride },
  { queries: ['aparat', 'aparate', 'brace', 'braces'], finds: braces },
  { queries: ['aparat fix'], finds: rows('ortodontie', 1, 6) },
  { queries: ['dinți strâmbi'], finds: orthodontics },
  { queries: ['albirea', 'dinți albi', 'teeth whitening'], finds: whitening },
  { queries: ['scrâșnit', 'gutieră', 'grinding'], finds: nightGuard },
  { queries: ['fren', 'fren scurt', 'tongue-tie'], finds: tongueTie },

  // One letter put for another, left out, added, or exchanged with the next.
  { queries: ['plonba', 'plommba'], finds: fillings, corrected: 'plombă' },
  { queries: ['plonbe copil'], finds: childrensFillings, corrected: 'plombă copil' },
  { queries: ['detatraj', 'detarttraj'], finds: scaling, corrected: 'detartraj' },
  { queries: ['apaart', 'aparrat'], finds: braces, corrected: 'aparat' },
  { queries: ['extactie', 'extratcie'], finds: extractions, corrected: 'extracție' },
  { queries: ['dinte de lpate', 'dinte de laptte'], finds: babyTeeth, corrected: 'dinte lapte' },
  { queries: ['albiere'], finds: whitening, corrected: 'albire' },
  { queries: ['lazer'], finds: laser, corrected: 'laser' },
  { queries: ['coppil'], finds: forChildren, corrected: 'copil' },
  { queries: ['filing', 'fillling'], finds: fillings, corrected: 'filling' },
  { queries: ['baby toooth', 'baby tooht'], finds: babyTeeth, corrected: 'baby tooth' },
  { queries: ['chekup'], finds: checkUps, corrected: 'checkup' },
  { queries: ['whitenning'], finds: whitening, corrected: 'whitening' },

  // Not in the list for children: the treatment counts more than the child.
  { queries: ['detartraj copii', 'scaling children'], finds: scaling, isNearest: true },
  { queries: ['aparat copil'], finds: braces, isNearest: true },
  { queries: ['dinți strâmbi la copil'], finds: orthodontics, isNearest: true },

  // Not in the list: a price that only looks alike would be the wrong one.
  {
    queries: [
      'radiografie',
      'radiografie copil',
      'fațetă',
      'implant',
      'cât costă un implant',
      'implant la un dinte',
      'punte',
      'x-ray child',
      'veneer',
      'bridge',
      'dental implants',
      'plata',
      'asigurare',
      'lac',
    ],
    finds: [],
  },
  { queries: ['periimplantită', 'infecție la implant'], finds: rows('tratamente-laser', 10) },
];
