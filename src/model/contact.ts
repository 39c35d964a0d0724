import { answers, pageMeta } from './common.ts';
import { contentType, onlyEntry } from './define/content-type.ts';
import { optional } from './define/field.ts';
import { linked, picture } from './define/links.ts';
import { line, paragraph, paragraphWith, shortHtml } from './define/texts.ts';
import { countryCode, email, fact, phoneNumber, url } from './define/values.ts';
import { hoursExceptions, openingWeek } from './opening-hours.ts';

export const messagingApp = contentType('messagingApp', 'name', 'Aplicația de mesaje', 'Aplicația prin care se poate scrie clinicii, de exemplu WhatsApp. Fără legătura către această intrare în „Datele clinicii”, nicio pagină nu trimite la ea.', {
  name: line(40, 'Aplicația', 'Numele aplicației prin care se poate scrie clinicii. Apare lângă telefon când formularul nu se trimite. Ex.: WhatsApp'),
  url: url('Legătura', 'Adresa care deschide conversația. Ex.: https://wa.me/40700000000'),
  label: line(60, 'Textul legăturii', 'Textul pe care se apasă ca să se deschidă conversația. Ex.: Scrieți-ne un mesaj'),
});

export const contactDetails = onlyEntry('contactDetails', 'clinicName', 'Datele clinicii', 'Tot ce ține de o anumită clinică: nume, telefon, adresă, program, rețele sociale, operatorul datelor. O altă clinică schimbă întâi aici.', {
  clinicName: line(70, 'Numele clinicii', 'Apare pe hârtie, în datele pentru motoarele de căutare și în mesajele trimise. Cel mult 70 de caractere. Ex.: Clinica Exemplu'),
  clinicShortName: line(12, 'Numele scurt al clinicii', 'Apare sub pictogramă, când site-ul este adăugat pe ecranul unui telefon. Cel mult 12 caractere. Ex.: Ghiocel'),
  phoneString: fact(30, 'Telefonul, așa cum se citește', 'Apare în antet, la contact și în subsol. Ex.: 0700 000 000'),
  phoneNumber: phoneNumber('Telefonul, așa cum se formează', 'Numărul sunat la apăsare, cu prefixul țării și fără spații. Ex.: +40700000000'),
  email: email('Adresa de e-mail', 'Apare la contact și în subsol. Ex.: programari@ghiocel.example'),
  dataProtectionEmail: email('E-mail pentru protecția datelor', 'Adresa la care se cer date sau ștergerea lor. Apare lângă politica de confidențialitate.'),
  street: line(100, 'Strada și numărul', 'Apare la contact și în subsol. Ex.: Strada Exemplului 12'),
  postalCode: optional(fact(40, 'Codul poștal', 'Apare înaintea orașului, oriunde este adresa. Gol: adresa are numai orașul. Ex.: 400000')),
  locality: line(100, 'Localitatea', 'Orașul sau satul. Apare oriunde este adresa: la contact, în subsol, pe hârtie și în datele pentru motoarele de căutare. Ex.: Cluj-Napoca'),
  building: optional(line(120, 'Clădirea', 'Cum se găsește intrarea. Gol: adresa are numai strada și orașul. Ex.: în incinta Centrului Medical')),
  countryCode: countryCode('Codul țării', 'Două litere mari, pentru motoarele de căutare. Nu se vede. Ex.: RO'),
  mapUrl: url('Legătura către hartă', 'Se deschide la apăsarea pe „Deschideți harta”. Adresa completă, cu https://, a locului clinicii pe hartă: căutați clinica pe hartă și copiați legătura de acolo.'),
  messagingApp: optional(linked(messagingApp, 'Aplicația de mesaje', 'Aplicația prin care se poate scrie clinicii. Gol: nicio pagină nu trimite la ea.')),
  facebookUrl: optional(url('Pagina de Facebook', 'Apare ca pictogramă în subsol. Gol: pictograma nu se afișează.')),
  instagramUrl: optional(url('Pagina de Instagram', 'Apare ca pictogramă în subsol. Gol: pictograma nu se afișează.')),
  openingHours: openingWeek('Programul', 'Rândurile programului, în ordinea în care se afișează. Fiecare zi a săptămânii este pe un singur rând.'),
  hoursExceptions: optional(hoursExceptions('Zile de excepție', 'Sărbători, concedii, zile cu alt program. Site-ul le anunță singur; cele trecute se pot scoate oricând. Gol: nicio excepție.')),
  hoursNotice: optional(line(160, 'Anunț la program', 'Un anunț de moment, lângă program; pentru zile libere folosiți „Zile de excepție”. Gol: nu apare nimic. Ex.: Intrarea este prin spatele clădirii')),
  operatorName: line(120, 'Operatorul de date', 'Firma care răspunde de datele personale, cu denumirea oficială. Apare în paginile juridice și în subsol.'),
  operatorDetails: paragraph(600, 'Datele operatorului', 'Sediul, numărul de ordine în Registrul Comerțului, codul fiscal. Apar în paginile juridice și în subsol.'),
});

export const contactPage = onlyEntry('contactPage', 'title', 'Pagina Contact', 'Pagina de contact, fără formular; formularul are intrarea lui.', {
  title: line(90, 'Titlul paginii', 'Titlul mare de sus. Ex.: Cel mai repede | ne găsiți la telefon. Semnul | arată unde se rupe rândul când nu încape; pe site nu se vede.'),
  lead: paragraph(400, 'Introducere', 'Lângă telefon: programul și ce faceți la urgențe.'),
  formTitle: line(90, 'Titlul formularului', 'Deasupra formularului, pe această pagină. Ex.: Sau scrieți-ne. Vă sunăm noi. Semnul | arată unde se rupe rândul când nu încape; pe site nu se vede.'),
  formLead: paragraph(400, 'Textul formularului', 'Sub titlul formularului: ce ar fi bine să scrie vizitatorul.'),
  placeTitle: line(90, 'Titlul locului', 'Deasupra adresei. Ex.: Intrarea cu ghiocel'),
  mapLink: line(40, 'Legătura către hartă', 'Sub adresă. Ex.: Deschideți harta'),
  visitTitle: optional(line(90, 'Înainte de vizită: titlul', 'Deasupra lămuririlor de mai jos. Gol, sau cu mai puțin de două lămuriri: blocul nu apare.')),
  visitNotes: optional(answers('Înainte de vizită: lămuririle', 'Câte un text scurt: cum se ajunge, parcarea, liftul și căruciorul, limbile vorbite, ce faceți dacă întârziați. Apar în ordinea din listă; puteți lăsa lista goală.')),
  placePicture: picture('Imaginea locului', 'Clădirea sau intrarea. La imagine, în câmpul „Description”, scrieți ce arată, în ambele limbi, pentru cei care nu o văd.'),
  meta: linked(pageMeta, 'Pentru motoarele de căutare', 'Titlul și descrierea paginii de contact în Google și în fila browserului. Fiecare pagină le are pe ale ei.'),
});

export const contactForm = onlyEntry('contactForm', 'title', 'Formularul de contact', 'Etichetele și textele formularului. Mesajele de eroare sunt la „Mesajele formularului”.', {
  title: line(90, 'Titlul', 'Deasupra formularului de pe prima pagină. Ex.: Scrieți-ne două rânduri. Vă sunăm noi.'),
  lead: paragraph(400, 'Introducere', 'Sub titlu: ce ar fi bine să scrie vizitatorul.'),
  emergencyNote: paragraph(250, 'Nota de urgență', 'Lângă formular și telefon. Ex.: Pentru urgențe, sunați sau trimiteți un mesaj.'),
  name: line(40, 'Eticheta numelui', 'Deasupra câmpului. Ex.: Nume'),
  email: line(40, 'Eticheta e-mailului', 'Deasupra câmpului. Ex.: E-mail'),
  phone: line(40, 'Eticheta telefonului', 'Deasupra câmpului. Ex.: Telefon'),
  package: line(40, 'Eticheta pachetului', 'Deasupra listei de pachete. Lista apare numai acolo unde browserul nu rulează scripturi; altfel pachetul ales pe pagina de prețuri vine singur.'),
  noPackage: line(40, 'Alegerea „niciun pachet”', 'Primul rând al listei de pachete, pentru cine nu a ales niciunul.'),
  message: line(40, 'Eticheta mesajului', 'Deasupra câmpului. Ex.: Mesaj'),
  messageHint: optional(paragraph(160, 'Ajutorul pentru mesaj', 'Opțional. Deasupra câmpului pentru mesaj: ce vă ajută să știți dinainte. Ex.: De exemplu: pentru câți copii, ce vârste au și când vă este mai ușor să veniți.')),
  contactHint: paragraph(160, 'Ajutorul pentru e-mail și telefon', 'Spune că este destul unul dintre cele două. Ex.: Scrieți e-mailul, telefonul sau pe amândouă.'),
  callTime: optional(line(60, 'Eticheta alegerii „când vă sunăm”', 'Opțional. Deasupra listei în care vizitatorul poate alege când să fie sunat; zilele vin din program. Lista apare numai dacă aceste cinci texte sunt scrise. Ex.: Când să vă sunăm?')),
  callAnyTime: optional(line(40, 'Alegerea „oricând”', 'Primul rând al listei, pentru cine nu alege nimic. Ex.: Oricând')),
  callMorning: optional(line(30, 'Dimineața', 'După numele zilei, pentru orele de până la 12. Ex.: dimineața')),
  callAfternoon: optional(line(30, 'După-amiaza', 'După numele zilei, pentru orele dintre 12 și 17. Ex.: după-amiaza')),
  callEvening: optional(line(30, 'Seara', 'După numele zilei, pentru orele de la 17. Ex.: seara')),
  confirmation: optional(line(120, 'Căsuța pentru confirmare', 'Sub e-mail, pentru cine vrea o confirmare. Fără acest text căsuța lipsește, și nu se trimite nicio confirmare.')),
  consent: shortHtml(600, 'Acordul', 'Lângă căsuța care trebuie bifată, cu o legătură către politica de confidențialitate. Etichete permise: h2 h3 p br ul ol li strong em a blockquote. Orice altceva se șterge la afișare.'),
  send: line(30, 'Butonul de trimitere', 'Ex.: Trimite'),
  sendAnother: line(40, 'Alt mesaj', 'Butonul de după trimitere. Ex.: Trimiteți alt mesaj'),
  referenceLabel: line(40, 'Eticheta numărului de referință', 'Înaintea numărului primit după trimitere. Ex.: Numărul mesajului'),
});

export const predefinedMessages = onlyEntry('predefinedMessages', 'sent', 'Mesajele formularului', 'Ce spune formularul când trimite, reușește, nu reușește sau găsește o greșeală.', {
  packageInterest: line(80, 'Începutul mesajului despre un pachet', 'Pus în mesaj când se alege un pachet; după el vine numele pachetului. Ex.: Mă interesează -'),
  sending: line(40, 'Se trimite', 'Pe buton, cât se trimite. Ex.: Se trimite ...'),
  sent: line(40, 'Trimis', 'Titlul mare al paginii de după trimitere. Ex.: Mesajul a fost trimis'),
  sentThanks: line(90, 'Mulțumirea', 'Sub acel titlu. Ex.: Vă mulțumim'),
  sentDetail: paragraph(300, 'Ce urmează', 'Lângă butonul de trimitere și la „Ce urmează”: cum răspunde clinica.'),
  sentCallback: optional(paragraphWith(['day'], 300, 'Ce urmează, cu ziua', 'În locul textului de dinainte, când promiteți o zi; îl vede și cine nu a trimis încă. {day} este ziua, după program: cea de azi, dacă mai sunt cel puțin două ore până la închidere, altfel următoarea zi în care deschideți. Gol: rămâne textul de dinainte. Ex.: Vă sunăm sau vă scriem {day}')),
  failed: line(160, 'Nu s-a trimis', 'Ex.: Datele nu au putut fi trimise, vă rugăm să încercați din nou!'),
  backToForm: paragraph(300, 'Înapoi la formular', 'În browserele fără scripturi, când mesajul nu a fost trimis; dedesubt vine lista a ceea ce poate lipsi. Ex.: Apăsați „Înapoi” în browser, ca să reveniți la formular. Poate că lipsește ceva:'),
  failedOtherWays: paragraph(300, 'Alte căi', 'Sub mesajul de mai sus, înaintea telefonului și a aplicației de mesaje.'),
  slow: paragraph(160, 'Durează', 'După 8 secunde de așteptare. Ex.: Durează mai mult decât de obicei.'),
  failedByMail: line(60, 'Textul prin e-mail', 'Legătura care deschide un e-mail cu textul scris. Ex.: Trimiteți textul prin e-mail'),
  mailSubject: line(80, 'Subiectul e-mailului', 'Subiectul e-mailului de mai sus. Ex.: Cerere de pe site'),
  limited: paragraph(200, 'Prea multe mesaje', 'După el vine timpul de așteptat, de exemplu „peste 5 minute”. Ex.: Au sosit prea multe mesaje într-un timp scurt. Puteți trimite din nou'),
  offline: paragraph(200, 'Fără internet', 'Ex.: Nu aveți conexiune la internet.'),
  backOnline: paragraph(200, 'Internetul a revenit', 'Ex.: Conexiunea a revenit. Apăsați Trimite.'),
  errorsTitle: line(90, 'Titlul listei de greșeli', 'Deasupra listei de greșeli, din care vizitatorul ajunge la fiecare câmp. Rămâne și după ce le-a corectat. Ex.: Completați sau corectați aceste câmpuri.'),
  errorsDetail: paragraph(250, 'Textul listei de greșeli', 'Sub titlul listei de greșeli. Ex.: Apăsați pe un rând, ca să ajungeți la câmpul lui.'),
  nameRequired: line(160, 'Lipsește numele', 'Sub câmp. Spuneți ce e de făcut. Ex.: Scrieți numele dumneavoastră.'),
  nameLength: line(160, 'Numele, prea scurt sau prea lung', 'Sub câmp și în lista de greșeli, cu un exemplu. Limita: 2 – 100 de caractere.'),
  contactRequired: line(160, 'Lipsesc e-mailul și telefonul', 'Sub câmpuri. Ex.: Scrieți un e-mail sau un telefon, ca să vă putem răspunde.'),
  emailInvalid: line(160, 'E-mail greșit', 'Sub câmp, cu un exemplu. Ex.: Scrieți adresa întreagă, de exemplu nume@exemplu.ro.'),
  phoneInvalid: line(160, 'Telefon greșit', 'Sub câmp și în lista de greșeli, cu un exemplu. Ex.: Numărul nu pare întreg. Scrieți-l cu cifre, de exemplu 0712 345 678.'),
  messageRequired: line(160, 'Lipsește mesajul', 'Sub câmp. Ex.: Scrieți câteva cuvinte despre vizită.'),
  messageLength: line(160, 'Mesajul, prea scurt sau prea lung', 'Sub câmp și în lista de greșeli, cu un exemplu. Limita: 5 – 2.000 de caractere.'),
  consentRequired: line(160, 'Lipsește acordul', 'Lângă căsuță. Ex.: Bifați acordul, ca să putem folosi datele pentru răspuns.'),
});
