import { textBlocks, pageMeta } from './common.ts';
import { singletonType, optionalPart } from './define/content-type.ts';
import { identifying, optional, plainTexts } from './define/model-field.ts';
import { picture } from './define/links.ts';
import { line, paragraph, shortHtml } from './define/texts.ts';
import { callingCode, countryCode, day, email, sharedLine, phone, url } from './define/values.ts';
import { hoursExceptions, openingWeek } from './opening-hours.ts';

export const contactDetails = singletonType('contactDetails', 'clinicName', 'Datele clinicii', 'Tot ce ține de o anumită clinică: nume, telefon, adresă, program, rețele sociale, operatorul datelor. O altă clinică schimbă întâi aici.', {
  ...plainTexts({
    clinicName: identifying(line(70, 'Numele clinicii', 'Apare pe hârtie, în datele pentru motoarele de căutare și în mesajele trimise. Cel mult 70 de caractere. Ex.: Clinica Exemplu')),
    phoneString: identifying(phone('Telefonul', 'Așa cum se citește în antet, la contact și în subsol; apăsat, sună. Începe cu 0 sau cu + și prefixul țării. Ex.: 0700 000 000')),
    callingCode: callingCode('Prefixul telefonic al țării', 'Se formează înaintea unui telefon scris fără el, în locul primului 0. În Italia și Ungaria telefoanele se scriu cu el. Nu se vede. Ex.: +40'),
    email: identifying(email('Adresa de e-mail', 'Apare la contact și în subsol. Ex.: programari@ghiocel.example')),
    dataProtectionEmail: identifying(email('E-mail pentru protecția datelor', 'Adresa la care se cer date sau ștergerea lor. Apare lângă politica de confidențialitate.')),
    street: identifying(line(100, 'Strada și numărul', 'Apare la contact și în subsol. Ex.: Strada Exemplului 12')),
    postalCode: optional(sharedLine(40, 'Codul poștal', 'Apare înaintea orașului, oriunde este adresa. Gol: adresa are numai orașul. Ex.: 400000')),
    locality: line(100, 'Localitatea', 'Orașul sau satul. Apare oriunde este adresa: la contact, în subsol, pe hârtie și în datele pentru motoarele de căutare. Ex.: Cluj-Napoca'),
    building: optional(line(120, 'Clădirea', 'Cum se găsește intrarea. Gol: adresa are numai strada și orașul. Ex.: în incinta Centrului Medical')),
    countryCode: countryCode('Codul țării', 'Două litere mari, pentru motoarele de căutare. Nu se vede. Ex.: RO'),
    mapUrl: url('Legătura către hartă', 'Se deschide la apăsarea pe „Deschideți harta”. Adresa completă, cu https://, a locului clinicii pe hartă: căutați clinica pe hartă și copiați legătura de acolo.'),
    facebookUrl: identifying(optional(url('Pagina de Facebook', 'Apare ca pictogramă în subsol. Gol: pictograma nu se afișează.'))),
    instagramUrl: identifying(optional(url('Pagina de Instagram', 'Apare ca pictogramă în subsol. Gol: pictograma nu se afișează.'))),
    openingHours: openingWeek('Programul', 'Rândurile programului, în ordinea în care se afișează. Fiecare zi a săptămânii este pe un singur rând.'),
    hoursExceptions: optional(hoursExceptions('Zile de excepție', 'Sărbători, concedii, zile cu alt program. Site-ul le anunță singur; cele trecute se pot scoate oricând. Gol: nicio excepție.')),
    hoursNotice: optional(line(160, 'Anunț la program', 'Un anunț de moment, lângă program; pentru zile libere folosiți „Zile de excepție”. Gol: nu apare nimic. Ex.: Intrarea este prin spatele clădirii')),
    hoursNoticeFrom: optional(day('Anunț la program: prima zi', 'Din ce zi se vede anunțul. Gol: de acum.')),
    hoursNoticeTo: optional(day('Anunț la program: ultima zi', 'Până când se vede anunțul; după aceea dispare singur. Gol: rămâne până îl ștergeți.')),
    operatorName: identifying(line(120, 'Operatorul de date', 'Firma care răspunde de datele personale, cu denumirea oficială. Apare în paginile juridice și în subsol.')),
    operatorDetails: paragraph(600, 'Datele operatorului', 'Sediul, numărul de ordine în Registrul Comerțului, codul fiscal. Apar în paginile juridice și în subsol.'),
  }),
  messagingApp: optionalPart('Aplicația de mesaje', {
    name: line(40, 'numele', 'Apare lângă telefon când formularul nu se trimite. Fără „Aplicația de mesaje: …”, nu apare nicăieri. Ex.: WhatsApp'),
    url: identifying(url('legătura', 'Adresa care deschide conversația. Ex.: https://wa.me/40700000000')),
    label: line(60, 'textul legăturii', 'Textul pe care se apasă ca să se deschidă conversația. Ex.: Scrieți-ne un mesaj'),
  }),
});

export const contactPage = singletonType('contactPage', 'title', 'Pagina Contact', 'Pagina de contact, fără formular; cuvintele lui sunt la „Formularul de contact”.', {
  title: line(90, 'Titlul paginii', 'Titlul mare de sus. Ex.: Cel mai repede | ne găsiți la telefon. Semnul | arată unde se rupe rândul când nu încape; pe site nu se vede.'),
  lead: paragraph(400, 'Introducere', 'Sub telefon, cât timp clinica este deschisă: când răspundeți. Ce se face într-o urgență este în „Formularul de contact”, la „Nota de urgență”.'),
  formTitle: line(90, 'Titlul formularului', 'Deasupra formularului, cât timp clinica este deschisă. Semnul | arată unde se rupe rândul; pe site nu se vede. Ex.: Sau scrieți-ne. Vă sunăm noi.'),
  placeTitle: line(90, 'Titlul locului', 'Deasupra adresei. Ex.: Intrarea cu ghiocel'),
  mapLink: line(40, 'Legătura către hartă', 'Sub adresă. Ex.: Deschideți harta'),
  visitTitle: optional(line(90, 'Înainte de vizită: titlul', 'Deasupra lămuririlor de mai jos. Gol, sau cu mai puțin de două lămuriri: blocul nu apare.')),
  visitNotes: optional(textBlocks('Înainte de vizită: lămuririle', 'Câte un text scurt: cum se ajunge, parcarea, liftul și căruciorul, limbile vorbite. Apar în ordinea din listă; puteți lăsa lista goală.')),
  placePicture: picture('Imaginea locului', 'Clădirea sau intrarea.'),
  meta: pageMeta,
});

export const contactForm = singletonType('contactForm', 'title', 'Formularul de contact', 'Etichetele și textele formularului. Mesajele lui sunt la „Mesajele formularului”.', {
  title: line(90, 'Titlul', 'Deasupra formularului de pe prima pagină. Ex.: Scrieți-ne două rânduri. Vă sunăm noi.'),
  lead: paragraph(400, 'Introducere', 'Sub titlu: ce ar fi bine să scrie vizitatorul.'),
  emergencyNote: paragraph(250, 'Nota de urgență', 'Lângă formular, iar pe pagina de contact sub telefon, la orice oră. Ex.: Pentru o urgență sunați, nu scrieți; când suntem închiși, mergeți la camera de gardă.'),
  name: line(40, 'Eticheta numelui', 'Deasupra câmpului. Ex.: Nume'),
  email: line(40, 'Eticheta e-mailului', 'Deasupra câmpului. Ex.: E-mail'),
  phone: line(40, 'Eticheta telefonului', 'Deasupra câmpului. Ex.: Telefon'),
  package: line(40, 'Eticheta pachetului', 'Deasupra listei de pachete. Lista apare numai acolo unde browserul nu rulează scripturi; altfel pachetul ales pe pagina de prețuri vine singur.'),
  noPackage: line(40, 'Alegerea „niciun pachet”', 'Primul rând al listei de pachete, pentru cine nu a ales niciunul.'),
  message: line(40, 'Eticheta mesajului', 'Deasupra câmpului. Ex.: Mesaj'),
  messageHint: optional(paragraph(160, 'Ajutorul pentru mesaj', 'Opțional. Deasupra câmpului pentru mesaj: ce vă ajută să știți dinainte. Ex.: De exemplu: pentru câți copii, ce vârste au și când vă este mai ușor să veniți.')),
  contactHint: paragraph(160, 'Ajutorul pentru e-mail și telefon', 'Spune că este destul unul dintre cele două. Ex.: Scrieți e-mailul, telefonul sau pe amândouă.'),
  callTime: optional(line(60, 'Eticheta alegerii „când vă sunăm”', 'Opțional: lista apare numai cu aceste cinci texte. Spuneți că este ora telefonului, nu a vizitei. Ex.: Când să vă sunăm ca să stabilim vizita?')),
  callAnyTime: optional(line(40, 'Alegerea „oricând”', 'Primul rând al listei, pentru cine nu alege nimic. Ex.: Oricând')),
  callMorning: optional(line(30, 'Dimineața', 'În listă și în „Ați ales să vă sunăm …”: cu literă mică. Ex.: dimineața')),
  callAfternoon: optional(line(30, 'După-amiaza', 'La fel. Ex.: după-amiaza')),
  callEvening: optional(line(30, 'Seara', 'La fel. Ex.: seara')),
  confirmation: optional(line(120, 'Căsuța pentru confirmare', 'Pentru cine vrea numărul cererii pe e-mail, la adresa de mai sus. Gol: căsuța lipsește și nu se trimite nicio confirmare.')),
  consent: shortHtml(600, 'Acordul', 'Lângă căsuța care trebuie bifată, cu o legătură către politica de confidențialitate.'),
  send: line(30, 'Butonul de trimitere', 'Ex.: Trimite'),
  sendAnother: line(40, 'Alt mesaj', 'Butonul de după trimitere. Ex.: Trimiteți alt mesaj'),
  referenceLabel: line(40, 'Eticheta numărului de referință', 'Înaintea numărului primit după trimitere. Ex.: Numărul mesajului'),
});
