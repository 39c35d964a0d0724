import { answers, pageMeta } from './common.ts';
import { onlyEntry, optionalPart, part, withCheck } from './define/content-type.ts';
import { optional, orEmpty } from './define/field.ts';
import { linkedList, picture } from './define/links.ts';
import { line, lineWith, lines, paragraph } from './define/texts.ts';
import { integer } from './define/values.ts';
import { dentalPackage } from './packages.ts';

export const pricesPage = withCheck(
  onlyEntry('pricesPage', 'listLink', 'Pagina Prețuri', 'Pagina de prețuri, fără lista de prețuri: reducerea pentru frați, promoțiile cu pachetele lor, condițiile și plata.', {
    heroLines: lines({ most: 3 }, 'Titlul mare', 'Propozițiile titlului, fiecare pe rândul ei. {secondChildPercent} și {thirdChildPercent} sunt procentele din câmpurile „Frați: …”. Ex.: „Al doilea copil, minus {secondChildPercent}%.” Apăsați Enter după fiecare.'),
    heroLead: paragraph(300, 'Textul de sub titlu', 'Sub titlu, una sau două propoziții.'),
    heroPicture: picture('Imaginea', 'Apare lângă titlu. La imagine, în câmpul „Description”, scrieți ce arată, în ambele limbi, pentru cei care nu o văd.'),
    listLink: line(40, 'Legătura către listă', 'Lângă butonul de programare; coboară la lista de prețuri. Ex.: Vedeți lista de prețuri'),
    siblingDiscount: optionalPart({
      firstChild: optional(line(40, 'Frați: eticheta primului copil', 'Lângă desen. Gol: eticheta nu apare. Când toate câmpurile „Frați: …” sunt goale, clinica nu are o reducere pentru frați. Ex.: Primul copil')),
      secondChild: line(40, 'Frați: eticheta celui de-al doilea copil', 'Lângă desen. Ex.: al doilea'),
      secondChildPercent: integer({ min: 1, max: 100 }, 'Frați: reducerea celui de-al doilea, în procente', 'Doar cifre. Apare lângă al doilea copil din desen, iar estimarea socotește cu ea. În titlul mare se scrie {secondChildPercent}. Ex.: 15'),
      thirdChild: optional(line(40, 'Frați: eticheta celui de-al treilea copil', 'Lângă desen. Gol, împreună cu procentul lui: eticheta nu apare. Ex.: al treilea')),
      thirdChildPercent: optional(integer({ min: 1, max: 100 }, 'Frați: reducerea celui de-al treilea, în procente', 'Doar cifre. Apare lângă al treilea copil, iar estimarea socotește cu ea. În titlul mare se scrie {thirdChildPercent}. Gol: nu este hotărâtă. Ex.: 30')),
      fourthChildPercent: optional(integer({ min: 1, max: 100 }, 'Frați: reducerea celui de-al patrulea, în procente', 'Gol, dacă nu este hotărâtă: estimarea spune atunci că pentru al patrulea copil nu este trecută o reducere. Ex.: 30')),
    }),
    promoPackages: part({
      title: line(60, 'Promoții: titlul', 'Titlul blocului. Ex.: Promoții'),
      lead: paragraph(400, 'Promoții: introducerea', 'Sub titlu: pentru cine sunt pachetele și că tratamentele se pot transfera în 6 luni.'),
      priceText: optional(lineWith(['price', 'listPrice'], 60, 'Promoții: prețul unui pachet', 'Păstrați {price} și {listPrice}, în locul cărora site-ul pune sumele. Gol: pachetele nu au preț. Ex.: {price} în loc de {listPrice}')),
      packages: orEmpty(linkedList(dentalPackage, { max: 4 }, 'Promoții: pachetele', 'Cel mult patru. Apar pe prima pagină și în pagina de prețuri, după câmpul „Ordinea” al fiecăruia. Gol: pachetele nu apar nicăieri.')),
    }),
    conditions: part({
      siblingTitle: line(60, 'Condițiile reducerii: titlul', 'Deasupra condițiilor reducerii pentru frați. Ex.: Cum se aplică reducerea pentru frați'),
      siblingConditions: optional(answers('Condițiile reducerii: lista', 'Câte un text scurt pentru fiecare condiție: la ce se aplică, până când, ce nu se adună. Cu mai puțin de două, blocul nu apare.')),
      packagesTitle: line(60, 'Condițiile pachetelor: titlul', 'Sub pachete, deasupra condițiilor lor. Ex.: Condițiile pachetelor'),
      packageConditions: optional(answers('Condițiile pachetelor: lista', 'Câte un text scurt pentru fiecare condiție: plata, cele 6 luni, ce se întâmplă dacă medicul recomandă altceva. Cu mai puțin de două, blocul nu apare.')),
    }),
    payment: part({
      title: line(60, 'Plata: titlul', 'Titlul blocului. Ex.: Plata'),
      blocks: optional(answers('Plata: ce trebuie știut', 'Câte un text scurt: cum se plătește, asigurări, factură, anulare, weekend, de când sunt prețurile. Cu mai puțin de două, blocul nu apare.')),
    }),
    meta: pageMeta,
  }),
  'siblingDiscountThirdChildPercent',
  ({ siblingDiscount }) => (siblingDiscount?.thirdChild === undefined) === (siblingDiscount?.thirdChildPercent === undefined),
  'Write both the words for the third child and the percentage, or neither.',
);

export const familyEstimate = onlyEntry('familyEstimate', 'title', 'Estimarea pentru familie', 'Cuvintele estimării din pagina de prețuri. Prețurile vin din lista de prețuri, procentele din „Pagina Prețuri”.', {
  title: line(80, 'Titlul', 'Titlul blocului. Ex.: Cât ar costa | pentru toată familia? Semnul | arată unde se rupe rândul când nu încape; pe site nu se vede.'),
  lead: paragraph(300, 'Introducere', 'Sub titlu: ce se alege și că nimic nu se trimite.'),
  open: line(40, 'Butonul care o deschide', 'Ex.: Faceți o estimare'),
  opening: line(40, 'Cât timp se deschide', 'Pe buton, cât timp se încarcă. Ex.: Se deschide ...'),
  failed: line(160, 'Dacă nu se deschide', 'Când nu s-a putut încărca. Ex.: Estimarea nu s-a putut deschide. Verificați internetul și încercați din nou.'),
  child: line(20, 'Un copil', 'Urmează numărul: „Copil 1”. Ex.: Copil'),
  adult: line(20, 'Un adult', 'Urmează numărul: „Adult 1”. Ex.: Adult'),
  addChild: line(40, 'Butonul pentru încă un copil', 'Ex.: Adăugați un copil'),
  addAdult: line(40, 'Butonul pentru un adult', 'Ex.: Adăugați un adult'),
  full: line(120, 'Când sunt patru persoane', 'În locul butoanelor, când nu mai încape nimeni. Ex.: Estimarea este pentru cel mult patru persoane.'),
  treatment: line(40, 'Eticheta listei de tratamente', 'Deasupra listei din care se alege. Ex.: Tratament'),
  choose: line(40, 'Prima linie a listei', 'Cât timp nu s-a ales nimic. Ex.: Alegeți un tratament'),
  add: line(40, 'Butonul care adaugă tratamentul', 'Ex.: Adăugați'),
  remove: line(40, 'Butonul care scoate', 'Urmează numele tratamentului sau al persoanei. Ex.: Scoateți'),
  added: line(40, 'După adăugare', 'Pentru cititorul de ecran; urmează tratamentul și suma. Ex.: Adăugat'),
  removed: line(40, 'După scoatere', 'Pentru cititorul de ecran; urmează tratamentul și suma. Ex.: Scos'),
  listPrice: line(40, 'Suma dinaintea reducerii', 'Ex.: Preț din listă'),
  discount: line(40, 'Reducerea', 'Urmează procentul: „Reducere 15%”. Ex.: Reducere'),
  minus: line(20, 'Înaintea sumei reduse', 'Ex.: minus'),
  total: line(40, 'Suma unei persoane', 'Urmează persoana: „Total Copil 2”. Ex.: Total'),
  grandTotal: line(40, 'Suma tuturor', 'Ex.: În total'),
  notDiscounted: line(60, 'Lângă un tratament fără reducere', 'Când persoana are reducere, dar tratamentul nu. Ex.: fără reducere'),
  noDiscount: line(120, 'Copil fără reducere trecută', 'La al patrulea copil, dacă reducerea lui nu este completată în „Pagina Prețuri”. Ex.: Pentru acest copil nu este trecută o reducere; întrebați-ne.'),
  rule: paragraph(300, 'Cum se socotește', 'Sub sumă: cine este al doilea copil și cum se rotunjește.'),
  excluded: line(80, 'Categoriile fără reducere', 'Urmează două puncte și categoriile. Ex.: Fără reducerea pentru frați'),
  note: paragraph(300, 'Ce nu este', 'Lângă sumă: nu este o ofertă, medicul hotărăște.'),
  message: line(60, 'Legătura către formular', 'Duce la formularul de contact, cu mesajul început. Ex.: Începeți mesajul cu această estimare'),
  messageOpening: line(160, 'Începutul mesajului', 'Prima linie a mesajului; urmează estimarea. Ex.: Bună ziua! Am făcut pe site această estimare:'),
  print: line(40, 'Butonul de tipărire', 'Ex.: Tipăriți estimarea'),
});
