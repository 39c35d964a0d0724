import { answers } from './common.ts';
import { onlyEntry } from './define/content-type.ts';
import { optional } from './define/field.ts';
import { line, paragraph } from './define/texts.ts';

export const offerConditions = onlyEntry('offerConditions', 'siblingTitle', 'Condițiile ofertelor', 'Condițiile reducerii pentru frați și ale pachetelor, din pagina de prețuri.', {
  siblingTitle: line(60, 'Titlul condițiilor reducerii', 'Deasupra condițiilor reducerii pentru frați. Ex.: Cum se aplică reducerea pentru frați'),
  siblingConditions: optional(answers('Condițiile reducerii', 'Câte un text scurt pentru fiecare condiție: la ce se aplică, până când, ce nu se adună. Cu mai puțin de două, blocul nu apare.')),
  packagesTitle: line(60, 'Titlul condițiilor pachetelor', 'Sub pachete, deasupra condițiilor lor. Ex.: Condițiile pachetelor'),
  packageConditions: optional(answers('Condițiile pachetelor', 'Câte un text scurt pentru fiecare condiție: plata, cele 6 luni, ce se întâmplă dacă medicul recomandă altceva. Cu mai puțin de două, blocul nu apare.')),
});

export const payment = onlyEntry('payment', 'title', 'Plata', 'Blocul „Plata” din pagina de prețuri, sub lista de prețuri.', {
  title: line(60, 'Titlul', 'Titlul blocului. Ex.: Plata'),
  blocks: optional(answers('Ce trebuie știut', 'Câte un text scurt: cum se plătește, asigurări, factură, anulare, weekend, de când sunt prețurile. Cu mai puțin de două, blocul nu apare.')),
});

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
