import { doctor } from './about.ts';
import { pageMeta, textBlock, video } from './common.ts';
import { backgrounds } from './define/backgrounds.ts';
import { contentType, singletonType, optionalPart, part } from './define/content-type.ts';
import { optional } from './define/model-field.ts';
import { decoration, linked, linkedList, picture } from './define/links.ts';
import { line, lines, paragraph } from './define/texts.ts';
import { choice } from './define/values.ts';
import { pageChoice, serviceLink, withPageLink } from './services.ts';

export const feature = withPageLink(
  contentType('feature', 'title', 'Casetă de pe prima pagină', 'Una dintre cele șase casete colorate de pe prima pagină.', {
    title: line(60, 'Titlul', 'Câteva cuvinte. Ex.: Desene pe tavan'),
    text: paragraph(250, 'Textul', 'Una sau două propoziții.'),
    picture: decoration('Imaginea', 'Desenul din casetă.'),
    background: choice(backgrounds, 'Culoarea fundalului', 'Culoarea casetei. Alegeți alta decât la vecini.'),
    goToPath: optional(pageChoice('Unde duce caseta. Gol: nicăieri.')),
    service: serviceLink('Serviciul', 'Doar când „Pagina” este un serviciu: cel la care duce.'),
  }),
);

export const home = singletonType('home', 'noFearTitle', 'Prima pagină', 'Textele și imaginile primei pagini, de sus în jos.', {
  heroLines: lines({ maxItems: 3 }, 'Titlul mare', 'Fiecare propoziție pe rândul ei; apăsați Enter după fiecare. Sub ultimul cuvânt este zâmbetul verde. Ex.: „Copilul se uită la desene.”, „Noi, la dinți.”'),
  heroLead: paragraph(300, 'Textul de sub titlul mare', 'Una sau două propoziții, lângă butonul de programare.'),
  heroPicture: picture('Imaginea mare', 'Apare lângă titlu pe ecrane late.'),
  heroPictureSmall: picture('Imaginea mare, pe telefon', 'Aceeași scenă, decupată pentru ecrane înguste.'),
  heroLamp: optional(decoration('Lampa din imaginea mare', 'Partea care se leagănă o dată, pe fundal transparent, de mărimea imaginii de pe telefon. Gol: nimic.')),
  heroNight: optionalPart('Noaptea', {
    lines: lines({ maxItems: 3 }, 'titlul mare', 'Titlul de la 20:00 la 08:00, pe rânduri. {day} și {time}: când deschideți. Toate „Noaptea: …” goale: ca ziua. Ex.: „Noi revenim {day}, la {time}.”'),
    lead: paragraph(300, 'textul de sub titlul mare', 'Ce urmează după butonul de mai jos. {day} este ziua în care deschideți. Ex.: Scrieți-ne acum două rânduri și vă sunăm {day}.'),
    action: line(40, 'butonul', 'Duce la formular, ca butonul de zi. Ex.: Scrieți-ne'),
    picture: picture('imaginea mare', 'Pe fundalul închis, lângă titlu, pe ecrane late.'),
    pictureSmall: picture('imaginea mare, pe telefon', 'Aceeași scenă, decupată pentru ecrane înguste.'),
  }),
  visitLength: optional(line(30, 'Cât durează prima vizită', 'Sub titlul mare, lângă prețul primei vizite; fără acel preț nu apare. Alte texte o scriu cu {visitLength}. Gol: doar prețul. Ex.: 30–40 de minute')),
  buildingFact: optional(line(120, 'Unde suntem', 'Un rând scurt sub titlu. Gol: rândul nu apare. Ex.: În incinta Centrului Medical')),
  noFearTitle: line(120, 'Fără frică: titlul', 'Titlul blocului despre teama de dentist. Ex.: Frica pleacă atunci când copilul știe ce urmează'),
  noFearLead: paragraph(400, 'Fără frică: textul', 'Textul de sub titlul blocului despre teamă.'),
  noFearPicture: picture('Fără frică: imaginea', 'Apare lângă pași.'),
  noFearSteps: linkedList(textBlock, { min: 1 }, 'Fără frică: pașii', 'Pașii primei vizite, în ordinea din listă. Trei sau patru.'),
  film: optionalPart('Film', {
    title: line(120, 'titlul', 'Deasupra filmului. Când toate câmpurile „Film: …” sunt goale, blocul nu apare.'),
    lead: paragraph(400, 'textul', 'Sub titlu, una sau două propoziții.'),
    link: optional(line(60, 'legătura către poveste', 'Duce la pagina Prima vizită. Ex.: Citiți povestea primei vizite. Gol: fără legătură.')),
    video: linked(video, 'filmul arătat', 'Filmul care se vede lângă text.'),
  }),
  doctor: optionalPart('Medic', {
    shown: linked(doctor, 'cine', 'Medicul prezentat pe prima pagină, cu portretul și citatul lui. Când ambele câmpuri „Medic: …” sunt goale, blocul nu apare.'),
    link: line(60, 'legătura', 'Duce la pagina Despre noi. Ex.: Medicii noștri'),
  }),
  tilesTitle: line(120, 'Casete: titlul', 'Titlul celor șase casete. Ex.: Ce găsiți la Ghiocel'),
  tilesLink: line(40, 'Casete: legătura', 'Legătura către toate serviciile. Ex.: Toate serviciile'),
  tiles: linkedList(feature, { min: 1 }, 'Casetele', 'Cele șase casete, în ordinea din listă. Prima este cea mai mare.'),
  packages: part({
    title: line(120, 'Pachete: titlul', 'Deasupra pachetelor. Ex.: Împreună e mai ușor. Și costă mai puțin.'),
    lead: paragraph(400, 'Pachete: introducerea', 'Sub titlu, una sau două propoziții. {secondChildPercent} și {thirdChildPercent} sunt procentele din „Pagina Prețuri”, la „Frați: …”.'),
    conditionsLink: optional(line(60, 'Pachete: legătura către condiții', 'Duce la condițiile pachetelor din pagina de prețuri. Apare și acolo, sub pachete. Gol: nu apare. Ex.: Vedeți condițiile')),
  }),
  donation: optionalPart('Donație', {
    amount: line(10, 'suma', 'Suma din fiecare consultație, scrisă foarte mare; moneda se adaugă singură. Când toate câmpurile „Donație: …” sunt goale, blocul nu apare. Ex.: 10'),
    text: paragraph(400, 'textul', 'Continuă suma. Ex.: din fiecare consultație plătită merg către igiena orală a copiilor …'),
    link: line(40, 'legătura', 'Legătura către pagina Despre noi. Ex.: Citiți mai mult'),
    picture: picture('imaginea', 'Apare lângă textul despre donație.'),
  }),
  meta: pageMeta,
});
