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
  {
    finds: fillings,
    queries: 'plombă | plomba | PLOMBE | plombei | obturație | obturatii | obturația | carie',
  },
  { finds: fillings, queries: 'carii | cariile | filling | fillings | cavity | cavities | tooth decay' },
  { finds: cavities, queries: 'gaură în dinte | gauri in dinti | hole in a tooth' },
  { finds: crowns, queries: 'coroană | coroane | coroanele | crown | crowns' },
  { finds: dentures, queries: 'proteză | proteze | proteza dentara | denture | dentures | false teeth' },
  { finds: canals, queries: 'canal | canale | canalului | root canal | root canals' },
  { finds: canalTreatments, queries: 'nerv | canal dinte | canal masea' },
  { finds: laser, queries: 'laser | laserul' },
  // An age or a grown-up in the query does not change the result.
  { finds: fillings, queries: 'plombă 5 ani | carie 4 ani | obturație, 5 ani | filling 5 years' },
  { finds: fillings, queries: 'a filling for a 5 year old | plombă 13 ani | plombă la 13 ani' },
  { finds: fillings, queries: 'plombă la 40 de ani' },
  { finds: fillings, queries: 'filling for my husband', isNearest: true },
  {
    finds: extractions,
    queries: 'extracție 13 ani | extracție | extractii | a scoate un dinte | scos dinte',
  },
  { finds: extractions, queries: 'vreau să-mi scot un dinte | extraction | tooth removal | pull a tooth' },
  { finds: extractions, queries: 'tooth out' },
  {
    finds: forChildren,
    queries: '5 ani | copil 5 ani | 18 luni | 3 years old child | copil | copii | copilul',
  },
  {
    finds: forChildren,
    queries: 'copiilor | fetita | băiețel | bebeluș | fiica mea | child | children | kids',
  },
  { finds: forChildren, queries: 'my son' },
  { finds: childrensFillings, queries: 'plombă copil | plombe copii | cat costa o plomba la copil' },
  { finds: childrensFillings, queries: 'plombă fetiță 4 ani | plombă dinte de lapte' },
  { finds: childrensFillings, queries: 'carie la măseaua de lapte | kids filling | child filling' },
  { finds: childrensFillings, queries: 'how much is a filling for my child | children cavity' },
  { finds: childrensFillings, queries: 'baby tooth filling | milk tooth cavity' },
  { finds: babyTeeth, queries: 'dinte de lapte | dinti de lapte | măsea de lapte | măselele de lapte' },
  { finds: babyTeeth, queries: 'baby tooth | baby teeth | milk tooth' },
  { finds: namedTemporary, queries: 'dinte temporar | dinti temporari' },
  { finds: childrensSealing, queries: 'sigilare copil | sigilari copii' },
  { finds: childrensCrowns, queries: 'coroană copil | kids crown' },
  { finds: molarExtractions, queries: 'scot o masea | scoaterea unei măsele' },
  { finds: childrensExtraction, queries: 'extracție copil | scos dinte de lapte | scoate dintele de lapte' },
  { finds: childrensExtraction, queries: 'baby tooth extraction | pull a baby tooth | kids extraction' },
  { finds: wisdomTeeth, queries: 'măsea de minte | maselele de minte | wisdom tooth | wisdom teeth' },
  { finds: wisdomExtractions, queries: 'scot măseaua de minte' },
  { finds: checkUps, queries: 'control | controlul | control dentar | control stomatologic | check-up' },
  { finds: checkUps, queries: 'checkup | dental check up' },
  {
    finds: childrensCheckUp,
    queries: 'control copil | prima vizită | first visit | check-up for my daughter',
  },
  { finds: [...rows('pedodontie', 4, 13), ...rows('ortodontie', 10)], queries: 'consultație | consultatii' },
  { finds: emergency, queries: 'durere de dinți | doare măseaua | urgență | toothache | emergency' },
  { finds: abscess, queries: 'abces | puroi | umflat | swelling | abscess' },
  { finds: sedation, queries: 'gaz ilariant | sedare | frica de dentist | laughing gas | sedation' },
  { finds: brokenTooth, queries: 'dinte rupt | dinte ciobit | broken tooth | chipped tooth' },
  { finds: cleaning, queries: 'curățare | curatarea dintilor | igienizare | igienă | teeth cleaning' },
  { finds: cleaning, queries: 'hygienist' },
  { finds: scaling, queries: 'detartraj | tartru | pret detartraj | scaling | tartar' },
  { finds: sealing, queries: 'sigilare | sigilări | șanțuri | sealant | sealants' },
  { finds: fluoride, queries: 'fluor | fluorizare | fluoride' },
  { finds: braces, queries: 'aparat | aparate | aparat dentar | aparatul | brace | braces' },
  { finds: rows('ortodontie', 1, 6), queries: 'aparat fix' },
  { finds: orthodontics, queries: 'dinți strâmbi' },
  {
    finds: whitening,
    queries: 'albire | albirea | albire dentară | dinți albi | whitening | teeth whitening',
  },
  { finds: nightGuard, queries: 'scrâșnit | gutieră | grinding' },
  { finds: tongueTie, queries: 'fren | fren scurt | tongue-tie' },
  // The practitioner and the adjective, in every form.
  { finds: orthodontics, queries: 'ortodont | ortodontist | ortodontistă | ortodontiștii | ortodontului' },
  { finds: orthodontics, queries: 'ortodontic | orthodontist | orthodontists | orthodontic' },
  { finds: orthodontics, queries: 'ortodoncie', corrected: 'ortodonție' },
  { finds: cleaning, queries: 'igienist | igienistă | igieniștii | igienistului' },
  { finds: all('pedodontie', 13), queries: 'pedodont | pedodontista | pediatru | pediatrului | pedodontist' },
  { finds: all('pedodontie', 13), queries: 'paediatrician | pediatrician' },
  { finds: all('endodontie', 2), queries: 'endodont | endodontistul' },
  // One letter replaced, left out, added or swapped with the next.
  { finds: fillings, queries: 'plonba | plommba | plmoba', corrected: 'plombă' },
  { finds: childrensFillings, queries: 'plonbe copil', corrected: 'plombă copil' },
  { finds: scaling, queries: 'detatraj | detarttraj | detratraj', corrected: 'detartraj' },
  { finds: braces, queries: 'apaart | aparrat', corrected: 'aparat' },
  { finds: extractions, queries: 'extactie | extratcie', corrected: 'extracție' },
  { finds: babyTeeth, queries: 'dinte de lpate | dinte de laptte', corrected: 'dinte lapte' },
  { finds: whitening, queries: 'albiere', corrected: 'albire' },
  { finds: laser, queries: 'lazer', corrected: 'laser' },
  { finds: forChildren, queries: 'coppil', corrected: 'copil' },
  { finds: fillings, queries: 'filing | fillling | fililng', corrected: 'filling' },
  { finds: babyTeeth, queries: 'baby toooth | baby tooht', corrected: 'baby tooth' },
  { finds: checkUps, queries: 'chekup', corrected: 'checkup' },
  { finds: whitening, queries: 'whitenning', corrected: 'whitening' },
  // The list has no such row for children, so the treatment's row is found.
  { finds: scaling, queries: 'detartraj copii | scaling children', isNearest: true },
  { finds: braces, queries: 'aparat copil', isNearest: true },
  // Not in the list, and a similar price would be wrong.
  { finds: [], queries: 'radiografie | radiografie copil | fațetă | punte | x-ray | x-ray child | veneer' },
  { finds: [], queries: 'bridge | plata | parcare | program | asigurare | lac' },
  { finds: rows('tratamente-laser', 10), queries: 'periimplantită | infecție la implant | implant' },
  { finds: rows('tratamente-laser', 10), queries: 'cât costă un implant' },
];
