import { contentType } from './define/content-type.ts';
import { optional } from './define/model-field.ts';
import { decoration, linked, linkedList } from './define/links.ts';
import { line, paragraph } from './define/texts.ts';
import { integer } from './define/values.ts';
import { priceItem } from './price-list.ts';

export const packageItem = contentType('packageItem', 'leftInfo', 'Tratament din pachet', 'Un rând al unui pachet: ce primește primul și ce primește al doilea.', {
  leftInfo: line(100, 'Pentru primul', 'În prima coloană. Ex.: Prima consultație'),
  leftPrice: optional(linked(priceItem, 'Prețul primului', 'Rândul din lista de prețuri. Din toate rândurile pachetului, site-ul face singur suma; dacă unul lipsește, nu scrie nicio sumă.')),
  rightInfo: line(100, 'Pentru al doilea', 'În a doua coloană, fără reducere: o scrie site-ul. Ex.: Prima consultație'),
  rightPrice: optional(linked(priceItem, 'Prețul celui de-al doilea', 'Rândul din lista de prețuri pentru al doilea, chiar dacă este același.')),
  rightPercent: optional(integer({ min: 1, max: 100 }, 'Reducerea celui de-al doilea, în procente', 'Apare lângă tratament și intră în suma pachetului. Gol: fără reducere. Ex.: 15')),
});

export const dentalPackage = contentType('package', 'title', 'Pachet', 'Un pachet promoțional pentru doi. Ca să apară, adăugați-l în lista „Promoții: pachetele” din „Pagina Prețuri”.', {
  title: line(40, 'Numele', 'Apare pe card și în mesajul trimis. Ex.: Pachet 1'),
  shortTitle: line(40, 'Numele scurt', 'Pentru cine este. Ex.: Frați'),
  index: integer({ min: 0 }, 'Ordinea', 'Locul pachetului în șir: 0 este primul. Fiecare are alt număr; numerele pot avea goluri.'),
  summary: paragraph(200, 'Pe scurt', 'O propoziție, pe card; la prețuri o apăsare arată tratamentele. Ex.: Obturație și extracție pentru un copil și un adult, cu 15% mai puțin pentru adult.'),
  priceLabel: line(20, 'Reducerea', 'Scrisă mare. Ex.: -15%'),
  priceLabelSuffix: line(40, 'Cuvântul de după reducere', 'Lângă reducere. Ex.: reducere'),
  cta: line(40, 'Butonul', 'Deschide formularul cu mesajul început. Ex.: Mă interesează'),
  leftTitle: line(40, 'Prima coloană', 'Cine primește tratamentele din stânga. Ex.: Copil 1'),
  rightTitle: line(40, 'A doua coloană', 'Cine primește tratamentele din dreapta. Ex.: Copil 2'),
  items: { ...linkedList(packageItem, { min: 1 }, 'Tratamentele', 'Rândurile pachetului, pe limbi: o limbă poate avea un rând în plus.'), isLocalized: true },
  picture: optional(decoration('Imaginea', 'Desenul de pe card. Gol: cardul rămâne fără desen.')),
});
