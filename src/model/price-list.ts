import { contentType, singletonType, optionalPart, withCheck } from './define/content-type.ts';
import { optional } from './define/model-field.ts';
import { linked, linkedList } from './define/links.ts';
import { line, lineWith, optionalLines, paragraph } from './define/texts.ts';
import { sharedLine, integer, uniqueKey, uniqueSlug, yesOrNo } from './define/values.ts';

export const priceItem = withCheck(
  contentType('priceItem', 'label', 'Preț', 'Un rând din lista de prețuri. Aceeași intrare apare în lista mare și în pagina serviciului.', {
    label: line(120, 'Tratamentul', 'Ce se plătește; precizarea, în paranteze. Textul românesc dă și adresa rândului. Ex.: Decontaminare (per dinte)'),
    addressLabel: optional(sharedLine(120, 'Numele din adresă', 'Primul nume românesc, după o schimbare a numelui: adresa rândului rămâne aceeași. Gol: numele nu s-a schimbat. Ex.: Decontaminare (per dinte)')),
    forChildren: yesOrNo('Pentru copii', 'Da, dacă prețul este doar pentru copii, iar categoria nu: se găsește și cu „Cuvinte pentru copil”. Scrieți și în nume „la copii”. Gol: nu.'),
    priceStart: integer({ min: 1 }, 'Prețul', 'În RON, doar cifre. La un interval, prețul cel mai mic. Ex.: 450'),
    priceEnd: optional(integer({ min: 1 }, 'Prețul cel mai mare', 'În RON, doar cifre, mai mare decât primul. Gol: există un singur preț. Ex.: 600')),
    unit: optional(line(30, 'Pe ce este prețul', 'Când prețul nu este al întregului tratament; propoziția cu prețul scrie atunci „3.500 RON pe arcadă”. Gol: prețul este al tratamentului. Ex.: pe arcadă')),
    tooth: optional(line(40, 'Dintele', 'Când același tratament are alt preț la alt dinte: ce dinte este, cu literă mică. Propoziția cu prețul îl scrie lângă „de la 170 RON”. Ex.: dinte de lapte')),
    isChoice: yesOrNo('Alegerea pacientului', 'Da, dacă pacientul alege acest preț (cu laser, ceramic, de urgență), nu dintele: propoziția cu prețul îl scrie cu „sau”. Gol: nu.'),
    example: optionalPart('Exemplul', {
      text: lineWith(['sum'], 160, 'textul', 'Cu tot ce se adaugă. {sum} este suma, {twice} de două ori. Ambele „Exemplul: …” goale: nu apare. Ex.: O arcadă, 18 luni: aproximativ {sum}, ambele {twice}'),
      units: integer({ min: 1 }, 'de câte ori intră prețul', 'Site-ul adună prețul de atâtea ori, la fel ce are același „Pe ce este prețul”. Ex.: 3, pentru o măsea cu 3 canale'),
    }),
    searchWords: optionalLines({ maxLength: 60, maxItems: 12 }, 'Cuvinte de căutare', 'Cum îi spun părinții: „plombă la dinte de lapte”. Singularul și pluralul se găsesc la fel. Apăsați Enter după fiecare.'),
  }),
  'priceEnd',
  ({ priceStart, priceEnd }) => priceEnd === undefined || priceEnd > priceStart,
  'priceEnd',
);

export const priceCategory = contentType('priceCategory', 'title', 'Categorie de prețuri', 'O categorie din lista de prețuri, cu prețurile ei.', {
  key: uniqueKey(60, 'Cheia', 'Numele intern, care nu se vede și nu se schimbă. Ex.: laserTreatments'),
  slug: uniqueSlug(80, 'Adresa', 'Ce urmează după # în adresa paginii de prețuri: /ro/preturi#tratamente-laser. O adresă schimbată strică legăturile vechi.'),
  title: line(60, 'Titlul', 'Titlul categoriei. Ex.: Tratamente laser'),
  index: integer({ min: 0 }, 'Ordinea', 'Locul categoriei în listă: 0 este primul. Fiecare are alt număr; numerele pot avea goluri.'),
  items: linkedList(priceItem, { min: 1 }, 'Prețurile', 'Prețurile categoriei, în ordinea din listă.'),
  noSiblingDiscount: yesOrNo('Fără reducerea pentru frați', 'Da, dacă reducerea pentru frați nu se aplică la această categorie; propoziția cu prețul ține seama. Gol înseamnă că se aplică.'),
  forChildren: yesOrNo('Pentru copii', 'Da, dacă toate prețurile categoriei sunt pentru copii: se găsesc și cu „Cuvinte pentru copil”. Scrieți și în titlu „pentru copii”. Gol înseamnă nu.'),
  searchWords: optionalLines({ maxLength: 60, maxItems: 12 }, 'Cuvinte de căutare', 'Cuvinte prin care se găsesc toate prețurile categoriei: „stomatologie pediatrică”. Ce ține de un singur preț se scrie la el. Apăsați Enter după fiecare.'),
});

export const priceAddition = contentType('priceAddition', 'name', 'Ce se adaugă la un preț', 'Ceva ce se plătește pe lângă un preț din listă: consultația, controlul lunar, contenția. Se citește în propoziția cu prețul și sub rândul din listă.', {
  name: line(60, 'Numele', 'Articulat, cu literă mică; se citește după „Se adaugă”. Ex.: controlul lunar'),
  items: linkedList(priceItem, { min: 1 }, 'La ce se adaugă', 'Prețurile din listă pe lângă care se plătește.'),
  price: optional(linked(priceItem, 'Prețul', 'Rândul din listă cu prețul ei, care apare în paranteze. Gol: nu are preț în listă.')),
  isTreatment: yesOrNo('Este tratamentul', 'Da, dacă este tratamentul făcut odată cu el, ca la inhalosedare: propoziția cu prețul nu îl mai spune lângă un tratament ales. Gol: nu.'),
  times: optional(integer({ min: 1 }, 'De câte ori, în exemplu', 'De câte ori intră în suma exemplului de la preț. Gol: nu intră. Ex.: 18')),
});

export const priceList = singletonType('priceList', 'title', 'Lista de prețuri', 'Lista completă de prețuri, pe categorii.', {
  title: line(60, 'Titlul', 'Titlul listei. Ex.: Lista de prețuri'),
  categoriesLabel: line(60, 'Numele cuprinsului', 'Ce spune cititorul de ecran despre cuprinsul categoriilor. Ex.: Categorii de prețuri'),
  askText: paragraph(250, 'Nu știți unde să căutați?', 'Lângă cuprins, înaintea telefonului. Ex.: Spuneți-ne ce vă supără și vă spunem la ce preț să vă așteptați.'),
  note: paragraph(400, 'Nota de la final', 'Sub listă: moneda și ce înseamnă un interval.'),
  searchLabel: line(40, 'Numele câmpului de căutare', 'Deasupra câmpului în care se caută în listă. Ex.: Căutați un tratament'),
  searchExample: line(40, 'Exemplul din câmpul de căutare', 'Apare în câmp cât timp e gol; un cuvânt care chiar există în listă. Ex.: de exemplu: detartraj'),
  ignoredWords: optionalLines({ maxLength: 30, maxItems: 30 }, 'Cuvinte fără rol în căutare', 'Cuvinte din căutări care nu numesc un tratament: „cât”, „costă”. Cele de una sau două litere nu contează oricum. Apăsați Enter după fiecare.'),
  childrenWords: optionalLines({ maxLength: 30, maxItems: 30 }, 'Cuvinte pentru copil', 'Cum scriu părinții că e vorba de un copil: „copil”, „fetiță”. Cu ele se găsesc prețurile pentru copii. Apăsați Enter după fiecare.'),
  clearSearch: line(40, 'Butonul care golește căutarea', 'Ce spune cititorul de ecran despre butonul × din câmp. Ex.: Ștergeți căutarea'),
  found: line(40, 'Câte s-au găsit', 'Urmează două puncte și numărul: „Prețuri găsite: 7”. Ex.: Prețuri găsite'),
  foundFor: lineWith(['words'], 60, 'Câte s-au găsit, cu un cuvânt corectat', 'Când s-a căutat cuvântul corect al unuia greșit, {words}; urmează două puncte și numărul. Ex.: Prețuri găsite pentru „{words}”'),
  foundNearest: line(80, 'Câte se apropie', 'Când niciun preț nu are toate cuvintele căutate; urmează două puncte și numărul. Ex.: Nu am găsit toate cuvintele. Prețuri apropiate'),
  nothingFound: line(120, 'Nu s-a găsit nimic', 'Sub căutare, când niciun rând nu se potrivește; urmează întrebarea de lângă cuprins și telefonul. Ex.: Nu am găsit niciun preț cu aceste cuvinte.'),
  showAll: line(40, 'Înapoi la toată lista', 'Butonul care golește o căutare fără rezultate. Ex.: Vedeți toate prețurile'),
  added: optionalPart('Ce se adaugă', {
    summary: line(40, 'rândul de apăsat', 'Sub un preț fără exemplu; o apăsare arată ce se adaugă. Ex.: Ce se adaugă'),
    text: lineWith(['additions'], 60, 'textul', 'Sub un preț la care se adaugă ceva. Păstrați {additions}. Când toate câmpuri „Ce se adaugă: …” sunt goale, nu apare nimic. Ex.: Se adaugă {additions}.'),
    list: linkedList(priceAddition, { min: 1 }, 'lista', 'În ordinea în care se citesc: consultația, controlul lunar, contenția.'),
  }),
  categories: linkedList(priceCategory, { min: 1 }, 'Categoriile', 'Toate categoriile. Se afișează după câmpul „Ordinea” al fiecăreia.'),
});
