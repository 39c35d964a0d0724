import { pageMeta } from './common.ts';
import { singletonType } from './define/content-type.ts';
import { line, lineWith, paragraph, paragraphWith } from './define/texts.ts';

export const requestSentPage = singletonType('requestSentPage', 'title', 'Pagina cererii trimise', 'Ce vede cineva după ce a trimis formularul, și confirmarea pe e-mail.', {
  title: line(90, 'Titlul paginii', 'Titlul de sus, dar nu îndată după trimitere. Ex.: Cererea dumneavoastră'),
  lead: paragraph(300, 'Introducere', 'Sub titlu, când pagina nu are o cerere, și o clipă înainte de a o arăta. Nu spuneți nici că s-a trimis ceva, nici că nu; dedesubt vine telefonul.'),
  keptLead: paragraph(300, 'Introducerea, când pagina e deschisă din nou', 'Cineva poate deschide și pagina unei cereri care nu este a sa: spuneți doar ce e adevărat și atunci.'),
  sentAt: lineWith(['day', 'time'], 80, 'Când a fost trimisă', 'În confirmarea pe e-mail, sub număr. Păstrați {day} și {time}. Ex.: Cererea a fost trimisă {day}, la ora {time}.'),
  callTime: lineWith(['part'], 120, 'Când a ales să fie sunat', 'Deasupra pașilor, pentru cine a ales când să fie sunat. Păstrați {part}. Ex.: Ați ales să vă sunăm {part}.'),
  answerUntil: lineWith(['time'], 80, 'Pagina: până la ce oră răspundeți', 'Propoziția mare de pe pagina cererii: țineți-o scurtă. Ziua stă deasupra, pe o filă de calendar. Păstrați {time}. Ex.: Vă sunăm sau vă scriem până la {time}.'),
  answerBy: paragraphWith(['day', 'time'], 300, 'E-mail: până când răspundeți', 'Propoziția mare, scurtă. Păstrați {day} și {time}: închiderea zilei promise. Ex.: Vă sunăm sau vă scriem cel târziu {day}, la ora {time}.'),
  late: line(160, 'E-mail: dacă nu răspundeți până atunci', 'Sub pașii „ce urmează”; după el vine telefonul. Ex.: Nu v-am răspuns la timp? Sunați-ne și spuneți numărul cererii:'),
  confirmation: paragraph(300, 'Despre confirmarea pe e-mail', 'Pentru cine a bifat că vrea o confirmare. Ea vine după ce mesajul e la clinică, cel mult una pe zi la o adresă.'),
  noConfirmation: paragraph(300, 'Dacă nu pleacă nicio confirmare', 'Când confirmarea cerută nu se trimite, de pildă a doua într-o zi. Ex.: De data aceasta nu vă trimitem confirmarea pe e-mail. Notați, vă rugăm, numărul.'),
  changeText: paragraph(160, 'Dacă nu răspundeți la timp, sau ceva se schimbă', 'Sub pași; după el vine telefonul. Ex.: Nu v-am răspuns sau vreți să schimbați ceva? Sunați-ne și spuneți numărul cererii:'),
  mailSubject: lineWith(['reference'], 90, 'E-mail: subiectul', 'Subiectul confirmării. Păstrați {reference}. Ex.: Am primit cererea {reference}'),
  mailTitle: line(90, 'E-mail: titlul', 'Deasupra propoziției care spune până când răspundeți. Ex.: Am primit cererea dumneavoastră'),
  mailChange: paragraph(300, 'E-mail: schimbare', 'Cum se schimbă sau se retrage cererea; un răspuns la mesaj ajunge la adresa de e-mail a clinicii.'),
  mailNotMine: paragraph(400, 'E-mail: pentru cine nu a scris', 'La sfârșit, pentru cine primește mesajul fără să fi trimis o cerere: cineva a greșit adresa.'),
  meta: pageMeta,
});
