import type { Language } from '../../shared/languages.ts';

/**
 * Queries of parents, with the rows that the price search must and must not find, judged by hand on the fixture clinic's
 * list. A row is named by its index, so that a treatment may be renamed.
 */
type ParentQueries = {
  language: Language;
  queries: string[];
  /** All found rows. Empty: the page offers the phone number. */
  finds: string[];
  /** No row has every word, and the page says so. */
  isNearest?: true;
  /** The query with its slip corrected, as the page says it. */
  corrected?: string;
};

const rows = (slug: string, ...numbers: number[]) => numbers.map((number) => `${slug} ${number}`);
const all = (slug: string, count: number) =>
  rows(slug, ...Array.from({ length: count }, (_, index) => index + 1));

const laserFillingsOfBabyTeeth = rows('tratamente-laser', 1, 8);
const childrensFillings = [...rows('pedodontie', 5, 10), ...laserFillingsOfBabyTeeth];
const laserFillings = rows('tratamente-laser', 1, 8, 2, 7);
const fillings = [...rows('pedodontie', 5, 10), ...laserFillings];
const cavities = [...rows('pedodontie', 5), ...laserFillings];
const fillingsAtFive = [...rows('pedodontie', 5, 10), ...rows('tratamente-laser', 1, 8, 7, 2)];
const fillingsAtThirteen = [...rows('pedodontie', 5, 10), ...rows('tratamente-laser', 2, 7, 8, 1)];
const fillingsOfAdults = [...rows('tratamente-laser', 2, 7, 1, 8), ...rows('pedodontie', 5, 10)];
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
const wisdomTeeth = [...rows('chirurgie', 2, 3, 4, 5), ...rows('tratamente-laser', 5)];
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
const canals = [...canalTreatments, ...rows('tratamente-laser', 4)];
const tongueTie = rows('tratamente-laser', 9);
const brokenTooth = rows('pedodontie', 9);
const abscess = rows('pedodontie', 12);
const sedation = rows('pedodontie', 2);
const fluoride = rows('pedodontie', 6);
const laser = rows('tratamente-laser', 1, 8, 2, 3, 4, 5, 6, 7, 9, 10, 11, 12);
const dentures = all('proteze', 7);

export const parentQueries: ParentQueries[] = [
  {
    language: 'ro',
    queries: ['plombă', 'plomba', 'PLOMBE', 'plombei', 'obturație', 'obturatii', 'obturația'],
    finds: fillings,
  },
  { language: 'ro', queries: ['carie', 'carii', 'cariile'], finds: fillings },
  { language: 'en', queries: ['filling', 'fillings', 'cavity', 'cavities', 'tooth decay'], finds: fillings },
  { language: 'ro', queries: ['gaură în dinte', 'gauri in dinti'], finds: cavities },
  { language: 'en', queries: ['hole in a tooth'], finds: cavities },
  { language: 'ro', queries: ['coroană', 'coroane', 'coroanele'], finds: crowns },
  { language: 'en', queries: ['crown', 'crowns'], finds: crowns },
  { language: 'ro', queries: ['proteză', 'proteze', 'proteza dentara'], finds: dentures },
  { language: 'en', queries: ['denture', 'dentures', 'false teeth'], finds: dentures },
  { language: 'ro', queries: ['canal', 'canale', 'canalului'], finds: canals },
  { language: 'en', queries: ['root canal', 'root canals'], finds: canals },
  { language: 'ro', queries: ['nerv', 'canal dinte', 'canal masea'], finds: canalTreatments },
  { language: 'ro', queries: ['laser', 'laserul'], finds: laser },

  // With an age or a grown-up: the same rows.
  { language: 'ro', queries: ['plombă 5 ani', 'carie 4 ani', 'obturație, 5 ani'], finds: fillingsAtFive },
  { language: 'en', queries: ['filling 5 years', 'a filling for a 5 year old'], finds: fillingsAtFive },
  { language: 'ro', queries: ['plombă 13 ani', 'plombă la 13 ani'], finds: fillingsAtThirteen },
  { language: 'ro', queries: ['plombă la 40 de ani'], finds: fillingsOfAdults },
  { language: 'en', queries: ['filling for my husband'], finds: fillingsOfAdults, isNearest: true },
  {
    language: 'ro',
    queries: ['extracție 13 ani'],
    finds: [...rows('chirurgie', 1, 2, 3, 4), ...childrensExtraction],
  },
  { language: 'ro', queries: ['5 ani', 'copil 5 ani'], finds: forChildrenOfFive },
  { language: 'ro', queries: ['18 luni'], finds: forChildren },
  { language: 'en', queries: ['3 years old child'], finds: forChildrenOfFive },

  {
    language: 'ro',
    queries: ['copil', 'copii', 'copilul', 'copiilor', 'fetita', 'băiețel', 'bebeluș', 'fiica mea'],
    finds: forChildren,
  },
  {
    language: 'en',
    queries: ['child', 'children', 'kids', 'my son'],
    finds: forChildren,
  },
  {
    language: 'ro',
    queries: ['plombă copil', 'plombe copii', 'cat costa o plomba la copil', 'plombă fetiță 4 ani'],
    finds: childrensFillings,
  },
  {
    language: 'ro',
    queries: ['plombă dinte de lapte', 'carie la măseaua de lapte'],
    finds: childrensFillings,
  },
  {
    language: 'en',
    queries: ['kids filling', 'child filling', 'how much is a filling for my child', 'children cavity'],
    finds: childrensFillings,
  },
  { language: 'en', queries: ['baby tooth filling', 'milk tooth cavity'], finds: childrensFillings },
  {
    language: 'ro',
    queries: ['dinte de lapte', 'dinti de lapte', 'măsea de lapte', 'măselele de lapte'],
    finds: babyTeeth,
  },
  { language: 'en', queries: ['baby tooth', 'baby teeth', 'milk tooth'], finds: babyTeeth },
  { language: 'ro', queries: ['dinte temporar', 'dinti temporari'], finds: namedTemporary },
  { language: 'ro', queries: ['sigilare copil', 'sigilari copii'], finds: childrensSealing },
  { language: 'ro', queries: ['coroană copil'], finds: childrensCrowns },
  { language: 'en', queries: ['kids crown'], finds: childrensCrowns },

  {
    language: 'ro',
    queries: ['extracție', 'extractii', 'a scoate un dinte', 'scos dinte', 'vreau să-mi scot un dinte'],
    finds: extractions,
  },
  { language: 'ro', queries: ['scot o masea', 'scoaterea unei măsele'], finds: molarExtractions },
  {
    language: 'en',
    queries: ['extraction', 'tooth removal', 'pull a tooth', 'tooth out'],
    finds: extractions,
  },
  {
    language: 'ro',
    queries: ['extracție copil', 'scos dinte de lapte', 'scoate dintele de lapte'],
    finds: childrensExtraction,
  },
  {
    language: 'en',
    queries: ['baby tooth extraction', 'pull a baby tooth', 'kids extraction'],
    finds: childrensExtraction,
  },
  { language: 'ro', queries: ['măsea de minte', 'maselele de minte'], finds: wisdomTeeth },
  { language: 'en', queries: ['wisdom tooth', 'wisdom teeth'], finds: wisdomTeeth },
  { language: 'ro', queries: ['scot măseaua de minte'], finds: wisdomExtractions },

  {
    language: 'ro',
    queries: ['control', 'controlul', 'control dentar', 'control stomatologic'],
    finds: checkUps,
  },
  { language: 'en', queries: ['check-up', 'checkup', 'dental check up'], finds: checkUps },
  { language: 'ro', queries: ['control copil', 'prima vizită'], finds: childrensCheckUp },
  { language: 'en', queries: ['first visit', 'check-up for my daughter'], finds: childrensCheckUp },
  {
    language: 'ro',
    queries: ['consultație', 'consultatii'],
    finds: [...rows('pedodontie', 4, 13), ...rows('ortodontie', 10)],
  },
  { language: 'ro', queries: ['durere de dinți', 'doare măseaua', 'urgență'], finds: emergency },
  { language: 'en', queries: ['toothache', 'emergency'], finds: emergency },
  { language: 'ro', queries: ['abces', 'puroi', 'umflat'], finds: abscess },
  { language: 'en', queries: ['swelling', 'abscess'], finds: abscess },
  { language: 'ro', queries: ['gaz ilariant', 'sedare', 'frica de dentist'], finds: sedation },
  { language: 'en', queries: ['laughing gas', 'sedation'], finds: sedation },
  { language: 'ro', queries: ['dinte rupt', 'dinte ciobit'], finds: brokenTooth },
  { language: 'en', queries: ['broken tooth', 'chipped tooth'], finds: brokenTooth },

  { language: 'ro', queries: ['curățare', 'curatarea dintilor', 'igienizare', 'igienă'], finds: cleaning },
  { language: 'en', queries: ['teeth cleaning', 'hygienist'], finds: cleaning },
  { language: 'ro', queries: ['detartraj', 'tartru', 'pret detartraj'], finds: scaling },
  { language: 'en', queries: ['scaling', 'tartar'], finds: scaling },
  { language: 'ro', queries: ['sigilare', 'sigilări', 'șanțuri'], finds: sealing },
  { language: 'en', queries: ['sealant', 'sealants'], finds: sealing },
  { language: 'ro', queries: ['fluor', 'fluorizare'], finds: fluoride },
  { language: 'en', queries: ['fluoride'], finds: fluoride },
  { language: 'ro', queries: ['aparat', 'aparate', 'aparat dentar', 'aparatul'], finds: braces },
  { language: 'en', queries: ['brace', 'braces'], finds: braces },
  { language: 'ro', queries: ['aparat fix'], finds: rows('ortodontie', 1, 6) },
  { language: 'ro', queries: ['dinți strâmbi'], finds: orthodontics },
  { language: 'ro', queries: ['albire', 'albirea', 'albire dentară', 'dinți albi'], finds: whitening },
  { language: 'en', queries: ['whitening', 'teeth whitening'], finds: whitening },
  { language: 'ro', queries: ['scrâșnit', 'gutieră'], finds: nightGuard },
  { language: 'en', queries: ['grinding'], finds: nightGuard },
  { language: 'ro', queries: ['fren', 'fren scurt'], finds: tongueTie },
  { language: 'en', queries: ['tongue-tie'], finds: tongueTie },

  // Who does it, and its adjective, in every form.
  {
    language: 'ro',
    queries: ['ortodont', 'ortodontist', 'ortodontistă', 'ortodontiștii', 'ortodontului', 'ortodontic'],
    finds: orthodontics,
  },
  { language: 'en', queries: ['orthodontist', 'orthodontists', 'orthodontic'], finds: orthodontics },
  { language: 'ro', queries: ['ortodoncie'], finds: orthodontics, corrected: 'ortodonție' },
  { language: 'ro', queries: ['igienist', 'igienistă', 'igieniștii', 'igienistului'], finds: cleaning },
  {
    language: 'ro',
    queries: ['pedodont', 'pedodontista', 'pediatru', 'pediatrului'],
    finds: all('pedodontie', 13),
  },
  { language: 'en', queries: ['pedodontist', 'paediatrician', 'pediatrician'], finds: all('pedodontie', 13) },
  { language: 'ro', queries: ['endodont', 'endodontistul'], finds: all('endodontie', 2) },

  // One letter put for another, left out, added, or exchanged with the next.
  { language: 'ro', queries: ['plonba', 'plommba', 'plmoba'], finds: fillings, corrected: 'plombă' },
  { language: 'ro', queries: ['plonbe copil'], finds: childrensFillings, corrected: 'plombă copil' },
  {
    language: 'ro',
    queries: ['detatraj', 'detarttraj', 'detratraj'],
    finds: scaling,
    corrected: 'detartraj',
  },
  { language: 'ro', queries: ['apaart', 'aparrat'], finds: braces, corrected: 'aparat' },
  { language: 'ro', queries: ['extactie', 'extratcie'], finds: extractions, corrected: 'extracție' },
  {
    language: 'ro',
    queries: ['dinte de lpate', 'dinte de laptte'],
    finds: babyTeeth,
    corrected: 'dinte lapte',
  },
  { language: 'ro', queries: ['albiere'], finds: whitening, corrected: 'albire' },
  { language: 'ro', queries: ['lazer'], finds: laser, corrected: 'laser' },
  { language: 'ro', queries: ['coppil'], finds: forChildren, corrected: 'copil' },
  { language: 'en', queries: ['filing', 'fillling', 'fililng'], finds: fillings, corrected: 'filling' },
  { language: 'en', queries: ['baby toooth', 'baby tooht'], finds: babyTeeth, corrected: 'baby tooth' },
  { language: 'en', queries: ['chekup'], finds: checkUps, corrected: 'checkup' },
  { language: 'en', queries: ['whitenning'], finds: whitening, corrected: 'whitening' },

  // Not in the list for children: the treatment counts more than the child.
  { language: 'ro', queries: ['detartraj copii'], finds: scaling, isNearest: true },
  { language: 'en', queries: ['scaling children'], finds: scaling, isNearest: true },
  { language: 'ro', queries: ['aparat copil'], finds: braces, isNearest: true },

  // Not in the list: a similar price would be wrong.
  {
    language: 'ro',
    queries: ['radiografie', 'radiografie copil', 'fațetă', 'punte'],
    finds: [],
  },
  {
    language: 'en',
    queries: ['x-ray', 'x-ray child', 'veneer', 'bridge'],
    finds: [],
  },
  {
    language: 'ro',
    queries: ['periimplantită', 'infecție la implant', 'implant', 'cât costă un implant'],
    finds: rows('tratamente-laser', 10),
  },
  { language: 'ro', queries: ['plata', 'parcare', 'program', 'asigurare', 'lac'], finds: [] },
];
