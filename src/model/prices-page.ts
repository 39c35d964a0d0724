import { textBlocks, pageMeta } from './common.ts';
import { contentType, singletonType, optionalPart, part } from './define/content-type.ts';
import { optional, orEmpty } from './define/model-field.ts';
import { linkedList, picture } from './define/links.ts';
import { line, lineWith, lines, optionalLines, paragraph } from './define/texts.ts';
import { day, integer, uniqueSlug } from './define/values.ts';
import { dentalPackage } from './packages.ts';
import { priceItem } from './price-list.ts';
import { reviewed } from './reviewed.ts';

export const need = contentType('need', 'name', 'Nevoie', 'Ce alege un părinte în propoziția din pagina de prețuri („o plombă”), cu prețurile din listă care răspund. Primul preț din fiecare listă se socotește, următoarele se scriu sub el. Când unul dintre ele este mai mare și nu are „Alegerea pacientului”, propoziția spune „de la”. Gol: în locul prețului stă telefonul.', {
  name: line(40, 'Numele', 'Se citește în propoziție, după „are nevoie de”. Ex.: o plombă'),
  slug: uniqueSlug(40, 'Adresa', 'Cum stă în adresa paginii când este aleasă: /ro/preturi?pentru=5.plomba. O adresă schimbată strică legăturile vechi. Ex.: plomba'),
  firstVisit: optional(line(60, 'Propoziția: la prima vizită', 'Numai la consultație: ea se adaugă la suma celui ce nu a ales-o. Gol: nu se adaugă nimic. Ex.: Consultația, numai la prima vizită')),
  firstVisitSeveral: optional(line(60, 'Propoziția: la prima vizită, mai multe persoane', 'Același rând, la plural. Gol: se folosește cel de mai sus. Ex.: Consultațiile, numai la prima vizită')),
  from: optionalPart('De la ce vârstă', {
    age: integer({ min: 2, max: 17 }, 'vârsta', 'Sub această vârstă propoziția nu arată prețurile de mai jos. Când ambele câmpuri „De la ce vârstă: …” sunt goale, nevoia este pentru orice vârstă. Ex.: 7'),
    youngerText: line(120, 'ce se spune sub ea', 'În locul prețului. Ex.: Inhalosedarea se face de pe la 3–4 ani; întrebați-ne.'),
  }),
  youngerPrices: orEmpty(linkedList(priceItem, { max: 2 }, 'De la ce vârstă: ce se plătește sub ea', 'Prețul de la care se pornește sub această vârstă, de exemplu consultația ortodontică. Gol: apare telefonul.')),
  milkTeeth: orEmpty(linkedList(priceItem, { max: 5 }, 'Copil, dinți de lapte', 'Pentru un copil de cel mult 11 ani. Între 6 și 11 ani copilul are dinți de ambele feluri: după această listă urmează cea pentru dinți permanenți.')),
  permanentTeeth: orEmpty(linkedList(priceItem, { max: 5 }, 'Copil, dinți permanenți', 'Pentru un copil de la 6 ani.')),
  adults: orEmpty(linkedList(priceItem, { max: 5 }, 'Adult', 'De la 18 ani.')),
});

export const pricesPage = singletonType('pricesPage', 'paymentTitle', 'Pagina Prețuri', 'Pagina de prețuri, fără lista de prețuri: reducerea pentru frați, propoziția cu prețul ei, promoțiile cu pachetele lor, condițiile și plata.', {
  heroLines: lines({ maxItems: 3 }, 'Reducerea, pe scurt', 'Sub propoziția cu prețul; Enter după fiecare. La „Frați”: {secondChildPercent}, {thirdChildPercent}. Ex.: „Al doilea copil, minus {secondChildPercent}%.”'),
  heroLead: paragraph(300, 'Ce mai trebuie știut', 'O propoziție scurtă: la ce nu se aplică reducerea și până când. Apare și pe lista tipărită, și în imaginea de pe rețelele sociale.'),
  heroPicture: picture('Imaginea', 'Apare lângă titlu pe ecrane late.'),
  offersUntil: optional(day('Ofertele: ultima zi', 'Până când țin reducerea pentru frați și pachetele. Textele ofertelor o scriu cu {offersUntil}. Gol: fără dată.')),
  siblingDiscount: optionalPart('Frați', {
    secondChildPercent: integer({ min: 1, max: 100 }, 'reducerea celui de-al doilea, în procente', 'Doar cifre. Site-ul socotește cu ea, iar textele o scriu cu {secondChildPercent}. Toate „Frați: …” goale: nu există reducere. Ex.: 15'),
    thirdChildPercent: optional(integer({ min: 1, max: 100 }, 'reducerea celui de-al treilea, în procente', 'Doar cifre. Propoziția cu prețul socotește cu ea, iar textul reducerii scrie {thirdChildPercent}. Gol: nu este hotărâtă. Ex.: 30')),
    fourthChildPercent: optional(integer({ min: 1, max: 100 }, 'reducerea celui de-al patrulea, în procente', 'Gol, dacă nu este hotărâtă: pagina spune atunci că pentru acest copil nu este trecută o reducere. Ex.: 30')),
  }),
  sentence: optionalPart('Propoziția', {
    child: lineWith(['age', 'need'], 120, 'un copil', 'Vizitatorul alege {age} și {need}: păstrați-le. Toate „Propoziția: …” goale: pagina nu o are. Ex.: Am un copil de {age} și cred că are nevoie de {need}.'),
    nextChild: lineWith(['age', 'need'], 120, 'încă un copil', 'De la al doilea copil. Păstrați {age} și {need}. Ex.: Am și unul de {age}, care are nevoie de {need}.'),
    adult: lineWith(['need'], 120, 'un adult', 'Păstrați {need}. Ex.: Un adult are nevoie de {need}.'),
    alsoNeed: lineWith(['need'], 40, 'încă un tratament', 'În aceeași propoziție, după primul tratament. Păstrați {need}. Ex.: și de {need}'),
    underOne: line(30, 'sub un an', 'Vârsta celui mai mic. Ex.: sub un an'),
    oneYear: line(30, 'un an', 'Vârsta de un an. Ex.: un an'),
    years: lineWith(['years'], 30, 'mai mulți ani', 'Vârstele de la 2 la 17 ani. Păstrați {years}. Ex.: {years} ani'),
    ageLabel: line(40, 'numele vârstei', 'Ce spune cititorul de ecran despre alegerea vârstei. Ex.: Vârsta copilului'),
    needLabel: line(40, 'numele tratamentului', 'Ce spune cititorul de ecran despre alegerea tratamentului. Ex.: De ce are nevoie'),
    addNeed: line(40, 'butonul pentru încă un tratament', 'După propoziție. Ex.: și încă ceva'),
    addChild: line(40, 'butonul pentru încă un copil', 'Sub preț. Ex.: Încă un copil'),
    addAdult: line(40, 'butonul pentru un adult', 'Sub preț. Ex.: Un adult'),
    remove: line(40, 'butonul care scoate', 'Sub propoziția unei persoane; la un tratament, ce spune cititorul de ecran despre ×. Ex.: Scoateți'),
    childName: line(20, 'numele unui copil', 'Când sunt mai multe persoane; urmează numărul: „Copil 2”. Ex.: Copil'),
    adultName: line(20, 'numele unui adult', 'Când sunt mai multe persoane; urmează numărul: „Adult 1”. Ex.: Adult'),
    firstSum: line(40, 'suma primei vizite', 'Lângă suma tratamentelor și a consultațiilor, care apare numai când se știe toată. Ex.: Prima vizită'),
    laterSum: line(40, 'suma fără consultații', 'Sub ea: cât rămâne la o vizită următoare. Ex.: După ce ne cunoaștem'),
    startingAt: line(20, 'de la', 'Înaintea prețului, când dintele hotărăște dacă e mai mare. Ex.: de la'),
    otherRow: line(20, 'un alt preț', 'Înaintea prețurilor de după primul, ca cel cu laser. Ex.: sau'),
    notDiscounted: line(60, 'tratament fără reducere', 'Când persoana are reducerea pentru frați, dar tratamentul nu. Ex.: fără reducere'),
    noDiscount: line(120, 'copil fără reducere trecută', 'La un copil a cărui reducere nu este completată. Ex.: Pentru acest copil nu este trecută o reducere; întrebați-ne.'),
    note: paragraph(200, 'ce nu este', 'Sub preț: nu este o ofertă, medicul hotărăște.'),
    messageOpening: line(160, 'începutul mesajului', 'Cine a ales ceva și apasă butonul de programare are prețurile în mesaj; cu aceste cuvinte începe. Ex.: Bună ziua! Pe site am ales:'),
    needs: linkedList(need, { min: 1 }, 'nevoile', 'Din ce se alege, în ordinea listei. Prima este cea de la început, pentru un copil de 5 ani.'),
  }),
  promoPackages: part({
    title: line(60, 'Promoții: titlul', 'Titlul blocului. Ex.: Promoții'),
    lead: paragraph(400, 'Promoții: introducerea', 'Sub titlu: pentru cine sunt pachetele și că tratamentele se pot transfera în 6 luni.'),
    searchWords: optionalLines({ maxLength: 60 }, 'Promoții: cuvinte de căutare', 'Cuvinte la care căutarea din lista de prețuri răspunde cu pachetele și prețurile lor: „pachet”, „promoție”. Apăsați Enter după fiecare.'),
    priceText: optional(lineWith(['price', 'listPrice'], 60, 'Promoții: prețul unui pachet', 'Păstrați {price} și {listPrice}, în locul cărora site-ul pune sumele. Gol: pachetele nu au preț. Ex.: {price} în loc de {listPrice}')),
    packages: orEmpty(linkedList(dentalPackage, { max: 4 }, 'Promoții: pachetele', 'Cel mult patru. Apar pe prima pagină și în pagina de prețuri, după câmpul „Ordinea” al fiecăruia. Gol: pachetele nu apar nicăieri.')),
  }),
  conditions: part({
    siblingTitle: line(60, 'Condițiile reducerii: titlul', 'Sub lista de prețuri; condițiile se văd după o apăsare. Ex.: Cum se aplică reducerea pentru frați'),
    siblingSearchWords: optionalLines({ maxLength: 60 }, 'Condițiile reducerii: cuvinte de căutare', 'Cuvinte la care căutarea din lista de prețuri răspunde cu textul reducerii: „reducere”, „frați”. Apăsați Enter după fiecare.'),
    siblingConditions: optional(textBlocks('Condițiile reducerii: lista', 'Câte un text scurt pentru fiecare condiție: la ce se aplică, până când, ce nu se adună. Cu mai puțin de două, blocul nu apare.')),
    packagesTitle: line(60, 'Condițiile pachetelor: titlul', 'Sub lista de prețuri; condițiile se văd după o apăsare. Ex.: Condițiile pachetelor'),
    packageConditions: optional(textBlocks('Condițiile pachetelor: lista', 'Câte un text scurt pentru fiecare condiție: plata, cele 6 luni, ce se întâmplă dacă medicul recomandă altceva. Cu mai puțin de două, blocul nu apare.')),
  }),
  payment: part({
    title: line(60, 'Plata: titlul', 'Sub lista de prețuri; textele se văd după o apăsare. Ex.: Plata'),
    blocks: optional(textBlocks('Plata: ce trebuie știut', 'Câte un text scurt: cum se plătește, asigurări, factură, anulare, weekend, de când sunt prețurile. Cu mai puțin de două, blocul nu apare.')),
  }),
  reviewed,
  meta: pageMeta,
});
