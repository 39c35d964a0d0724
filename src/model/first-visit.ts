import { pageMeta, textBlock } from './common.ts';
import { paleBackgrounds } from './define/backgrounds.ts';
import { contentType, singletonType, optionalPart } from './define/content-type.ts';
import { optional } from './define/model-field.ts';
import { linked, linkedList, picture } from './define/links.ts';
import { line, lines, pairs, paragraph } from './define/texts.ts';
import { choice } from './define/values.ts';
import { priceItem } from './price-list.ts';
import { reviewed } from './reviewed.ts';

export const storyScene = contentType('storyScene', 'title', 'Scenă din poveste', 'O scenă din povestea primei vizite. Părintele o citește copilului, de aceea vorbim cu copilul: „tu”.', {
  title: line(60, 'Titlul', 'Câteva cuvinte. Ex.: Numărăm dinții'),
  text: paragraph(230, 'Textul', 'Două sau trei propoziții scurte, spuse copilului. Doar ce se întâmplă chiar așa; fără „nu doare”, fără promisiuni. Cel mult 230 de semne.'),
  picture: optional(picture('Imaginea', 'Gol: doar text.')),
  background: choice(paleBackgrounds, 'Culoarea fundalului', 'Din spatele imaginii, și în cărticica tipărită.'),
});

export const firstVisitPage = singletonType('firstVisitPage', 'title', 'Pagina Prima vizită', 'Cartea primei vizite, cărticica de tipărit și partea pentru părinți.', {
  title: line(60, 'Titlul', 'Titlul de pe coperta cărții, pe ecran și pe hârtie. Ex.: Prima mea vizită la dentist'),
  lead: paragraph(160, 'Introducere', 'Sub titlu, pentru părinte: cum se citește povestea. O propoziție.'),
  nameLabel: line(30, 'Coperta: înaintea numelui', 'În fața locului în care se scrie numele copilului. Ex.: Mă cheamă'),
  nameNote: line(60, 'Coperta: nota de sub nume', 'Spune că numele nu pleacă nicăieri. Ex.: Numele nu pleacă de pe această pagină.'),
  picture: picture('Imaginea', 'Pe copertă, pe ecran și pe hârtie.'),
  scenes: linkedList(storyScene, { min: 6, max: 6 }, 'Scenele', 'Exact șase, în ordinea din poveste: cărticica tipărită are șase pagini pentru ele.'),
  previous: line(60, 'Săgeata înapoi', 'Ce spune cititorul de ecran la săgeata din stânga. Ex.: Pagina dinainte'),
  next: line(60, 'Săgeata înainte', 'Ce spune cititorul de ecran la săgeata din dreapta. Ex.: Pagina următoare'),
  bookletTitle: line(90, 'Cărticica: titlul', 'Titlul părții despre cărticică. Ex.: O cărticică de împăturit'),
  bookletText: paragraph(300, 'Cărticica: textul', 'Ce iese la tipărire, într-o propoziție sau două.'),
  bookletStepsTitle: line(60, 'Cărticica: ce se apasă pentru pași', 'Sub butonul de tipărire; pașii se văd după o apăsare. Ex.: Cum se tipărește și se împăturește'),
  bookletSteps: lines({}, 'Cărticica: pașii', 'Cum se tipărește și se împăturește, câte un pas. Patru sau cinci sunt destui. Apăsați Enter după fiecare.'),
  printButton: line(40, 'Butonul de tipărire', 'Ex.: Tipăriți cărticica'),
  printHint: line(160, 'În locul butonului', 'Apare în locul butonului dacă browserul nu rulează scripturi. Ex.: Tipăriți pagina din meniul browserului.'),
  cutNote: line(90, 'Cărticica: lângă linia de tăiat', 'Scris mărunt pe foaia tipărită. Ex.: Tăiați linia plină, îndoiți pe cele întrerupte'),
  drawHere: optional(line(60, 'Cărticica: loc de desenat', 'Pe spatele cărticicii, deasupra unui loc gol. Ex.: Desenează-ți aici zâmbetul. Gol: fără loc de desenat.')),
  parentsTitle: line(90, 'Părinți: titlul', 'Titlul părții pentru părinți, de sub poveste.'),
  bringTitle: line(60, 'Părinți: titlul listei', 'Ex.: Ce aduceți. Apare și pe spatele cărticicii.'),
  bringItems: lines({}, 'Părinți: ce se aduce', 'Câte un lucru pe rând; cel mult cinci, ca să încapă și pe spatele cărticicii. Apăsați Enter după fiecare.'),
  priceTitle: line(60, 'Părinți: titlul costului', 'Ex.: Cât costă'),
  priceText: paragraph(400, 'Părinți: textul costului', 'Fără sumă: suma vine din prețul ales mai jos.'),
  price: optional(linked(priceItem, 'Părinți: prețul', 'Consultația din lista de prețuri. Suma se scrie o singură dată, la preț. Gol: fără sumă.')),
  priceLink: line(40, 'Părinți: legătura către prețuri', 'Ex.: Toate prețurile'),
  words: optionalPart('Cuvinte', {
    title: line(60, 'titlul', 'Ce îi spune părintele copilului înainte de vizită. Când toate câmpurile „Cuvinte: …” sunt goale, nu apare nimic. Ex.: Cum îi povestiți'),
    text: paragraph(250, 'textul', 'Deasupra celor două coloane, una sau două propoziții.'),
    say: line(30, 'prima coloană', 'Deasupra cuvintelor bune. Ex.: Spuneți'),
    avoid: line(30, 'a doua coloană', 'Deasupra celor de evitat. Ex.: Nu spuneți'),
    pairs: pairs({ maxLength: 120 }, 'perechile', 'Pe rând ce se spune, |, ce nu se spune; Enter după fiecare. Opt ajung; fără promisiuni. Ex.: „Poți întreba orice.” | „Nu ai de ce să te temi.”'),
  }),
  parentNotes: optional(linkedList(textBlock, {}, 'Părinți: răspunsurile', 'Cât durează, cine poate veni, ce facem dacă nu vrea … în ordinea din listă. Gol: fără.')),
  reviewed,
  meta: pageMeta,
});
