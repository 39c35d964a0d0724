import { contentType, onlyEntry } from './define/content-type.ts';
import { backgrounds } from './define/backgrounds.ts';
import { localized, optional, orEmpty } from './define/field.ts';
import { decoration, linked, linkedList } from './define/links.ts';
import { line, lineWith, paragraph } from './define/texts.ts';
import { choice, integer } from './define/values.ts';
import { priceItem } from './prices.ts';

export const packageItem = contentType('packageItem', 'leftInfo', 'Tratament din pachet', 'Un rând al unui pachet: ce primește primul și ce primește al doilea.', {
  leftInfo: line(100, 'Pentru primul', 'În prima coloană. Ex.: Prima consultație'),
  leftPrice: optional(linked(priceItem, 'Prețul primului', 'Rândul din lista de prețuri. Din toate rândurile pachetului, site-ul face singur suma; dacă unul lipsește, nu scrie nicio sumă.')),
  rightInfo: line(100, 'Pentru al doilea', 'În a doua coloană, fără reducere: o scrie site-ul. Ex.: Prima consultație'),
  rightPrice: optional(linked(priceItem, 'Prețul celui de-al doilea', 'Rândul din lista de prețuri pentru al doilea, chiar dacă este același.')),
  rightPercent: optional(integer({ min: 1, max: 100 }, 'Reducerea celui de-al doilea, în procente', 'Apare lângă tratament și intră în suma pachetului. Gol: fără reducere. Ex.: 15')),
});

export const dentalPackage = contentType('package', 'title', 'Pachet', 'Un pachet promoțional pentru doi. Ca să apară, adăugați-l în lista din „Promoții”.', {
  title: line(40, 'Numele', 'Apare pe card și în mesajul trimis. Ex.: Pachet 1'),
  shortTitle: line(40, 'Numele scurt', 'Pentru cine este. Ex.: Frați'),
  index: integer({ min: 0 }, 'Ordinea', 'Locul pachetului în șir: 0 este primul. Fiecare are alt număr; numerele pot avea goluri.'),
  summary: paragraph(200, 'Pe scurt', 'O propoziție, pe cardul de pe prima pagină. Ex.: Obturație și extracție pentru un copil și un adult, cu 15% mai puțin pentru adult.'),
  contentTitle: line(60, 'Titlul conținutului', 'Titlul cardului din pagina de prețuri. Ex.: Pentru frați'),
  priceLabel: line(20, 'Reducerea', 'Scrisă mare. Ex.: -15%'),
  priceLabelSuffix: line(40, 'Cuvântul de după reducere', 'Lângă reducere. Ex.: reducere'),
  cta: line(40, 'Butonul', 'Deschide formularul cu mesajul început. Ex.: Mă interesează'),
  leftTitle: line(40, 'Prima coloană', 'Cine primește tratamentele din stânga. Ex.: Copil 1'),
  rightTitle: line(40, 'A doua coloană', 'Cine primește tratamentele din dreapta. Ex.: Copil 2'),
  items: localized(linkedList(packageItem, { min: 1 }, 'Tratamentele', 'Rândurile pachetului, pe limbi: o limbă poate avea un rând în plus.')),
  picture: decoration('Imaginea', 'Desenul de pe card. Doar însoțește textul: câmpul „Description” al imaginii poate rămâne gol.'),
  ground: choice(backgrounds, 'Culoarea fundalului', 'Culoarea cardului. surface-1 … surface-4 = culorile de fundal ale clinicii, surface-quiet = fundalul discret, dark = fundalul închis. Alegeți alta decât la vecini.'),
});

export const homePackage = onlyEntry('homePackage', 'title', 'Prima pagină: pachete', 'Textele din jurul pachetelor de pe prima pagină. Pachetele însele sunt intrări „Pachet”.', {
  title: line(120, 'Titlul', 'Deasupra pachetelor. Ex.: Împreună e mai ușor. Și costă mai puțin.'),
  lead: paragraph(400, 'Introducere', 'Sub titlu, una sau două propoziții. {secondChildPercent} și {thirdChildPercent} sunt procentele din „Reducerea pentru frați”.'),
  conditionsLink: optional(line(60, 'Legătura către condiții', 'Duce la pachetele din pagina de prețuri, sub care stau condițiile. Gol: nu apare. Ex.: Condițiile sunt în pagina Prețuri')),
  linkLabel: line(40, 'Legătura unui pachet', 'Sub fiecare pachet; duce la pagina de prețuri. Ex.: Vedeți pachetul'),
});

export const promoPackages = onlyEntry('promoPackages', 'title', 'Promoții', 'Blocul „Promoții” din pagina de prețuri și lista pachetelor.', {
  title: line(60, 'Titlul', 'Titlul blocului. Ex.: Promoții'),
  lead: paragraph(400, 'Introducere', 'Sub titlu: pentru cine sunt pachetele și că tratamentele se pot transfera în 6 luni.'),
  priceText: optional(lineWith(['price', 'listPrice'], 60, 'Prețul unui pachet', 'Păstrați {price} și {listPrice}, în locul cărora site-ul pune sumele. Gol: pachetele nu au preț. Ex.: {price} în loc de {listPrice}')),
  packages: orEmpty(linkedList(dentalPackage, { max: 4 }, 'Pachetele', 'Cel mult patru. Apar pe prima pagină și în pagina de prețuri, după câmpul „Ordinea” al fiecăruia. Gol: pachetele nu apar nicăieri.')),
});
