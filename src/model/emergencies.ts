import { pageMeta } from './common.ts';
import { contentType, onlyEntry, optionalPart } from './define/content-type.ts';
import { compared, identifying, optional } from './define/model-field.ts';
import { decoration, linkedList } from './define/links.ts';
import { line, lines, optionalLines, paragraph } from './define/texts.ts';
import { choice, fact, phoneNumber, uniqueSlug, url } from './define/values.ts';

export const careLevel = contentType('careLevel', 'title', 'Treaptă de urgență', 'O casetă din pagina Urgențe: când se sună la 112, când la clinică, când ajunge o programare.', {
  title: line(60, 'Titlul', 'Ce face părintele, la orice oră. Ex.: Sunați acum'),
  lead: optional(paragraph(200, 'Introducere', 'Sub titlu, o propoziție. Gol: fără.')),
  items: lines({ longest: 120 }, 'Semnele', 'Un semn pe rând, fără punct la sfârșit. Ex.: un dinte s-a mișcat din loc'),
  action: choice({ 112: 'legătura către 112', call: 'telefonul și mesajele clinicii', visit: 'butonul de programare' }, 'Ce se apasă', 'Ce apare sub semne, și culoarea casetei.'),
});

export const emergencySituation = contentType('emergencySituation', 'title', 'Situație de urgență', 'O situație din pagina Urgențe, cu pașii ei.', {
  title: line(60, 'Titlul', 'Cum ar spune un părinte. Ex.: S-a rupt un dinte'),
  slug: uniqueSlug(40, 'Adresa', 'Locul din pagină, după #: litere mici fără diacritice și cratimă. Ex.: dinte-rupt. O adresă schimbată strică legăturile vechi.'),
  steps: lines({ longest: 240 }, 'Pașii', 'Un pas pe rând, în ordine, propoziții scurte. Numai pași pe care i-a confirmat medicul.'),
  avoid: optionalLines({ longest: 160 }, 'Ce nu se face', 'O propoziție pe rând. Gol: lista nu apare.'),
  callText: paragraph(400, 'Când se sună', 'După pași: când se sună și când ajunge o vizită; trebuie să fie adevărat și noaptea. Sub text apare telefonul: al clinicii, iar când ea este închisă, al camerei de gardă.'),
  picture: optional(decoration('Imaginea', 'Un desen lângă titlu. Gol: fără.')),
});

export const emergenciesPage = onlyEntry('emergenciesPage', 'title', 'Pagina Urgențe', 'Ce face un părinte într-o urgență: telefoane, pași, ce urmează când clinica este închisă.', {
  title: line(60, 'Titlul paginii', 'Titlul mare de sus, scurt. Ex.: Urgențe dentare. Semnul | arată unde se rupe rândul când nu încape; pe site nu se vede.'),
  lead: line(90, 'Introducere', 'Cât timp clinica este deschisă, sub telefon, un singur rând. Ex.: Sunați-ne. Primii pași sunt mai jos.'),
  dangerQuestion: line(60, 'Întrebarea de lângă 112', 'Înaintea legăturii către 112, sus. Ex.: Respiră greu sau înghite greu?'),
  dangerCall: line(30, 'Legătura către 112', 'Ce se citește pe legătura care sună la 112. Ex.: Sunați la 112'),
  situationsTitle: line(60, 'Titlul listei de situații', 'Deasupra legăturilor către situații. Ex.: Ce s-a întâmplat?'),
  avoidTitle: line(40, 'Titlul listei „nu”', 'Deasupra a ceea ce nu se face, la fiecare situație. Ex.: Ce să nu faceți'),
  situations: linkedList(emergencySituation, { min: 1 }, 'Situațiile', 'În ordinea în care apar. Puteți adăuga oricâte; prima este cea mai grabnică.'),
  careTitle: line(90, 'Titlul treptelor', 'Deasupra treptelor. Ex.: Cât de repede aveți nevoie de ajutor?'),
  careLevels: linkedList(careLevel, { min: 1 }, 'Treptele', 'De la cea mai gravă la cea mai ușoară: 112, telefonul clinicii, o vizită.'),
  closedTitle: line(90, 'Titlul pentru orele închise', 'Ex.: Când clinica este închisă'),
  closedMessage: optional(paragraph(300, 'Mesajul lăsat clinicii', 'Ce scrie părintele și când citiți mesajele. Sub text apare legătura către aplicația de mesaje, dacă aveți una. Gol: rămâne numai legătura.')),
  hospital: optionalPart('Camera de gardă', {
    lead: line(60, 'îndemnul', 'Cât timp clinica este închisă, sus, după ora la care deschideți. Când toate câmpurile „Camera de gardă: …” sunt goale, nu apare nimic. Ex.: Dacă nu puteți aștepta, mergeți aici:'),
    kind: line(60, 'ce este', 'Deasupra numelui. Ex.: Camera de gardă, non-stop'),
    name: line(90, 'spitalul', 'Numele spitalului. Ex.: Spitalul Clinic Exemplu'),
    address: line(120, 'adresa', 'Strada, numărul și intrarea. Ex.: Strada Spitalului 1, intrarea B'),
    phoneString: identifying(fact(30, 'telefonul, așa cum se citește', 'Ex.: 0700 000 000')),
    phoneNumber: identifying(phoneNumber('telefonul, așa cum se formează', 'Numărul sunat la apăsare, cu prefixul țării și fără spații. Ex.: +40700000000')),
    mapUrl: url('harta', 'Legătura către locul spitalului pe hartă.'),
    mapLink: line(40, 'legătura către hartă', 'Ex.: Deschideți harta'),
    words: compared(optional(line(60, 'cuvintele care duc la ea', 'Unde apar exact aceste cuvinte în textele paginii („mergeți la camera de gardă”), devin o legătură la spital. Gol: fără legături. Ex.: camera de gardă'))),
  }),
  meta: pageMeta,
});
