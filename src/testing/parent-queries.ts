/**
 * Queries of parents with the rows that the price search must find, chosen by hand in the fixture clinic's list. A row is
 * named by its index, so that a treatment can be renamed.
 */
type ParentQueries = {
  /** Queries separated by ` | `, in any language, since parents do not always type in that of the page. */
  queries: string;
  /** All rows to find. If empty, the page offers the phone number. */
  finds: string[];
  /** No row contains every word, and the page says so. */
  isNearest?: true;
  /** The query after spelling correction, as the page displays it. */
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
const spaceMaintainer = rows('preventologie', 3);
const forChildren = [...all('pedodontie', 13), ...laserFillingsOfBabyTeeth, ...spaceMaintainer];
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
  { finds: fillings, queries: 'plombă | PLOMBE | obturatii | carii | filling | tooth decay' },
  { finds: cavities, queries: 'gaură în dinte | hole in a tooth' },
  { finds: crowns, queries: 'coroane | crown' },
  { finds: dentures, queries: 'proteza dentara | false teeth' },
  { finds: canals, queries: 'canal | root canals' },
  { finds: canalTreatments, queries: 'nerv | canal dinte | canal masea' },
  { finds: laser, queries: 'laserul' },
  // An age or a grown-up in the query does not change the result.
  { finds: fillings, queries: 'carie 4 ani | a filling for a 5 year old | plombă la 40 de ani' },
  { finds: fillings, queries: 'filling for my husband', isNearest: true },
  { finds: extractions, queries: 'extracție 13 ani | vreau să-mi scot un dinte | pull a tooth | tooth out' },
  { finds: forChildren, queries: 'copil 5 ani | 18 luni | copiilor | băiețel | fiica mea | kids | my son' },
  { finds: childrensFillings, queries: 'cat costa o plomba la copil | carie la măseaua de lapte' },
  { finds: childrensFillings, queries: 'how much is a filling for my child | milk tooth cavity' },
  { finds: babyTeeth, queries: 'dinti de lapte | măselele de lapte | baby tooth' },
  { finds: namedTemporary, queries: 'dinte temporar' },
  { finds: childrensSealing, queries: 'sigilare copil' },
  { finds: childrensCrowns, queries: 'coroană copil | kids crown' },
  { finds: molarExtractions, queries: 'scot o masea | scoaterea unei măsele' },
  { finds: childrensExtraction, queries: 'scoate dintele de lapte | baby tooth extraction' },
  { finds: wisdomTeeth, queries: 'maselele de minte | wisdom tooth' },
  { finds: wisdomExtractions, queries: 'scot măseaua de minte' },
  { finds: checkUps, queries: 'control stomatologic | check-up | checkup' },
  { finds: childrensCheckUp, queries: 'prima vizită | first visit | check-up for my daughter' },
  { finds: [...rows('pedodontie', 4, 13), ...rows('ortodontie', 10)], queries: 'consultație' },
  { finds: emergency, queries: 'durere de dinți | doare măseaua | urgență | toothache | emergency' },
  { finds: abscess, queries: 'abces | puroi | umflat | swelling' },
  { finds: sedation, queries: 'gaz ilariant | frica de dentist | laughing gas' },
  { finds: brokenTooth, queries: 'dinte rupt | dinte ciobit | broken tooth | chipped tooth' },
  { finds: cleaning, queries: 'curatarea dintilor | igienă | teeth cleaning | hygienist' },
  { finds: scaling, queries: 'pret detartraj | tartru | tartar' },
  { finds: sealing, queries: 'sigilări | șanțuri | sealants' },
  { finds: fluoride, queries: 'fluor | fluoride' },
  { finds: braces, queries: 'aparat dentar | braces' },
  { finds: rows('ortodontie', 1, 6), queries: 'aparat fix' },
  { finds: orthodontics, queries: 'dinți strâmbi' },
  { finds: whitening, queries: 'dinți albi | teeth whitening' },
  { finds: nightGuard, queries: 'scrâșnit | gutieră | grinding' },
  { finds: tongueTie, queries: 'fren scurt | tongue-tie' },
  // The practitioner and the adjective.
  { finds: orthodontics, queries: 'ortodontiștii | ortodontului | ortodontic | orthodontists' },
  { finds: cleaning, queries: 'igienista | igienistului' },
  { finds: all('pedodontie', 13), queries: 'pedodontista | pediatru | paediatrician' },
  { finds: all('endodontie', 2), queries: 'endodontistul' },
  // One letter replaced, left out, added or swapped with the next.
  { finds: fillings, queries: 'plonba | plommba | plmoba', corrected: 'plombă' },
  { finds: childrensFillings, queries: 'plonbe copil', corrected: 'plombă copil' },
  { finds: scaling, queries: 'detatraj', corrected: 'detartraj' },
  { finds: orthodontics, queries: 'ortodoncie', corrected: 'ortodonție' },
  { finds: laser, queries: 'lazer', corrected: 'laser' },
  { finds: babyTeeth, queries: 'baby toooth | baby tooht', corrected: 'baby tooth' },
  // The list has no such row for children, so the treatment's row is found.
  { finds: scaling, queries: 'detartraj copii | scaling children', isNearest: true },
  { finds: braces, queries: 'aparat copil', isNearest: true },
  // Not in the list, and a similar price would be wrong.
  { finds: [], queries: 'radiografie copil | fațetă | punte | x-ray | bridge | plata | parcare | lac' },
  { finds: rows('tratamente-laser', 10), queries: 'infecție la implant | cât costă un implant' },
];
