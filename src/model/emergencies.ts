import { pageMeta } from './common.ts';
import { contentType, singletonType, optionalPart, part } from './define/content-type.ts';
import { identifying, optional } from './define/model-field.ts';
import { linkedList } from './define/links.ts';
import { line, lines, optionalLines, paragraph } from './define/texts.ts';
import { choice, integer, phone, uniqueSlug, url } from './define/values.ts';
import { reviewed } from './reviewed.ts';

export const sharedSigns = contentType('sharedSigns', 'title', 'Semne comune', 'Semne pe care mai multe situații din pagina Urgențe le arată la fel.', {
  title: line(60, 'Numele', 'Numai pentru redactori. Ex.: După o lovitură la cap'),
  call112: lines({ maxLength: 200 }, 'Când se sună la 112', 'Câte un semn pe rând, care continuă „Sunați la 112 dacă …”, fără punct la sfârșit.'),
  goToHospital: optionalLines({ maxLength: 160 }, 'Când se merge la camera de gardă', 'Câte un semn pe rând, care continuă „La camera de gardă dacă …”. Gol: fără.'),
});

const signs = optional(linkedList(sharedSigns, {}, 'Semnele comune', 'Semnele care apar înaintea celor proprii. Se scriu o singură dată. Gol: fără.'));

export const careLevel = contentType('careLevel', 'title', 'Treaptă de urgență', 'O casetă din pagina Urgențe: când se sună la 112, când la clinică, când ajunge o programare.', {
  title: line(60, 'Titlul', 'Ce face părintele, la orice oră. Ex.: Sunați acum'),
  lead: optional(paragraph(200, 'Introducere', 'Sub titlu, o propoziție. Gol: fără.')),
  signs,
  items: optionalLines({ maxLength: 120 }, 'Semnele', 'Un semn pe rând, cu o singură condiție, fără punct la sfârșit. Gol: numai semnele comune. Ex.: un dinte s-a mișcat din loc'),
  action: choice({ 112: 'legătura către 112', call: 'telefonul și mesajele clinicii', visit: 'butonul de programare' }, 'Ce se apasă', 'Ce apare sub semne, și culoarea casetei.'),
});

export const emergencySituation = contentType('emergencySituation', 'title', 'Situație de urgență', 'O situație din pagina Urgențe, cu pașii ei.', {
  title: line(60, 'Titlul', 'Cum ar spune un părinte. Ex.: S-a rupt un dinte'),
  slug: uniqueSlug(40, 'Adresa', 'Locul din pagină, după #: litere mici fără diacritice și cratimă. Ex.: dinte-rupt. O adresă schimbată strică legăturile vechi.'),
  searchWords: optionalLines({ maxLength: 60, maxItems: 20 }, 'Cuvinte de căutare', 'Cum caută un părinte asta printre prețuri: „umflat”, „sângerează”. Un rând cu mai multe cuvinte le cere pe toate. Apăsați Enter după fiecare.'),
  steps: lines({ maxLength: 240 }, 'Pașii', 'Un pas pe rând, confirmat de medic. Prima propoziție spune ce e de făcut și apare îngroșată; semnul | o încheie mai devreme și nu se vede.'),
  avoid: optionalLines({ maxLength: 160 }, 'Ce nu se face', 'O propoziție pe rând. Gol: lista nu apare.'),
  timer: optionalPart('Cronometru', {
    step: integer({ min: 1, max: 9 }, 'la care pas', 'Al câtelea pas durează. Când toate câmpurile „Cronometru: …” sunt goale, niciun pas nu are cronometru. Ex.: 3'),
    minutes: integer({ min: 1, max: 30 }, 'minutele', 'Cât durează pasul. Ex.: 20'),
    start: line(60, 'butonul', 'Ce se apasă ca să pornească. Ex.: Porniți cele 20 de minute'),
    running: line(120, 'cât timp merge', 'Deasupra minutelor rămase, o propoziție. Ex.: Copilul mușcă pe compresă; nu verificați încă.'),
    end: paragraph(300, 'ce urmează', 'La sfârșitul minutelor. Ex.: Au trecut 20 de minute. Dacă nu mai sângerează, lăsați locul în pace. Dacă încă sângerează, sunați acum.'),
  }),
  signs,
  call112: optionalLines({ maxLength: 160 }, 'Când se sună la 112', 'Câte un semn pe rând, care continuă „Sunați la 112 dacă …”, fără punct la sfârșit. Gol: rândul nu apare.'),
  goToHospital: optionalLines({ maxLength: 160 }, 'Când se merge la camera de gardă', 'La orice oră, chiar când clinica este deschisă. Câte un semn pe rând, care continuă „La camera de gardă dacă …”. Gol: rândul nu apare.'),
  callNow: optionalLines({ maxLength: 160 }, 'Când se sună acum', 'Câte un semn pe rând, care continuă „Sunați acum dacă …”. Nu scrieți ce se face când clinica este închisă: o spune pagina, o singură dată. Gol: rândul nu apare.'),
  canWait: optionalLines({ maxLength: 160 }, 'Ce poate aștepta', 'Câte un semn pe rând, care continuă „Altfel, poate aștepta dacă …”. Apare la orice oră: nu „când deschidem”. Gol: rândul nu apare.'),
  note: optional(line(160, 'Încă un lucru', 'Sub rândurile de mai sus, o propoziție. Gol: fără. Ex.: Este pământ în rană? Întrebați și de vaccinul antitetanos.')),
});

export const emergenciesPage = singletonType('emergenciesPage', 'title', 'Pagina Urgențe', 'Ce face un părinte într-o urgență: telefoane, pași, ce urmează când clinica este închisă.', {
  title: line(60, 'Titlul paginii', 'Titlul mare de sus, scurt. Ex.: Urgențe dentare. Semnul | arată unde se rupe rândul când nu încape; pe site nu se vede.'),
  lead: line(90, 'Introducere', 'Sub telefon, la orice oră, un singur rând; nu scrieți aici că e deschis sau închis. Ex.: Primii pași sunt mai jos, aceiași și la adulți.'),
  dangerQuestion: line(60, 'Întrebarea de lângă 112', 'Înaintea legăturii către 112, sus. Ex.: Respiră greu sau înghite greu?'),
  dangerCall: line(30, 'Legătura către 112', 'Ce se citește pe legătura care sună la 112. Ex.: Sunați la 112'),
  situationsTitle: line(60, 'Titlul listei de situații', 'Deasupra legăturilor către situații. Ex.: Ce s-a întâmplat?'),
  avoidTitle: line(40, 'Titlul listei „nu”', 'Deasupra a ceea ce nu se face, la fiecare situație. Ex.: Ce să nu faceți'),
  situations: linkedList(emergencySituation, { min: 1 }, 'Situațiile', 'În ordinea în care apar. Puteți adăuga oricâte; prima este cea mai grabnică.'),
  allSituations: line(40, 'Legătura către toate situațiile', 'Pe telefon, deasupra unei situații alese. Ex.: Toate situațiile'),
  decisions: part({
    call112: line(40, 'Hotărâri: 112', 'La fiecare situație, înaintea semnelor pentru 112. Ex.: Sunați la 112 dacă'),
    goToHospital: line(40, 'Hotărâri: camera de gardă', 'Înaintea semnelor cu care se merge la spital la orice oră. Ex.: La camera de gardă dacă'),
    callNow: line(40, 'Hotărâri: sunați', 'Înaintea semnelor pentru telefonul clinicii. Ex.: Sunați acum dacă'),
    canWait: line(40, 'Hotărâri: poate aștepta', 'Înaintea a ceea ce poate aștepta. Ex.: Altfel, poate aștepta dacă'),
  }),
  timerStop: line(40, 'Cronometre: butonul care oprește', 'Cât timp merge un cronometru. Ex.: Opriți'),
  timerAgain: line(40, 'Cronometre: butonul de la sfârșit', 'Pornește încă o dată. Ex.: Porniți din nou'),
  bar: part({
    label: line(40, 'Bara de jos: numele', 'Ce spune cititorul de ecran despre bara cu telefoane. Ex.: Pe cine sunați acum'),
    way: line(20, 'Bara de jos: drumul', 'Legătura către hartă, a clinicii sau a spitalului. Ex.: Drumul'),
    noAnswer: optional(line(60, 'Bara de jos: când nu răspunde nimeni', 'Cât timp clinica este deschisă, înaintea numărului spitalului. Gol: nu apare. Ex.: Nu răspunde nimeni? Camera de gardă:')),
  }),
  careTitle: line(90, 'Titlul treptelor', 'Deasupra treptelor. Ex.: Cât de repede aveți nevoie de ajutor?'),
  careLevels: linkedList(careLevel, { min: 1 }, 'Treptele', 'De la cea mai gravă la cea mai ușoară: 112, telefonul clinicii, o vizită.'),
  closedTitle: line(90, 'Titlul pentru orele închise', 'Ex.: Când clinica este închisă'),
  closedMessage: optional(paragraph(300, 'Mesajul lăsat clinicii', 'Ce scrie părintele și când citiți mesajele. Sub text apare legătura către aplicația de mesaje, dacă aveți una. Gol: rămâne numai legătura.')),
  hospital: optionalPart('Camera de gardă', {
    lead: line(60, 'îndemnul', 'Cât timp clinica este închisă, sus. Toate „Camera de gardă: …” goale: nu apare nimic. Ex.: Dacă nu puteți aștepta, mergeți aici:'),
    kind: line(60, 'ce este', 'Deasupra numelui. Ex.: Camera de gardă (UPU), non-stop'),
    name: line(90, 'spitalul', 'Numele spitalului. Ex.: Spitalul Clinic Exemplu'),
    address: line(120, 'adresa', 'Strada, numărul și intrarea. Ex.: Strada Spitalului 1, intrarea B'),
    phoneString: identifying(phone('telefonul', 'Așa cum se citește; apăsat, sună. Ex.: 0700 000 000')),
    mapUrl: url('harta', 'Legătura către locul spitalului pe hartă.'),
    mapLink: line(40, 'legătura către hartă', 'Ex.: Deschideți harta'),
    words: { ...optional(line(60, 'cuvintele care duc la ea', 'Unde apar exact aceste cuvinte în textele paginii („mergeți la camera de gardă”), devin o legătură la spital. Gol: fără legături. Ex.: camera de gardă')), isCompared: true },
  }),
  reviewed,
  meta: pageMeta,
});
