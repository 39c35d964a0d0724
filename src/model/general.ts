import { pageMeta } from './common.ts';
import { contentType, singletonType, part } from './define/content-type.ts';
import { optional, orEmpty } from './define/model-field.ts';
import { linkedList, picture } from './define/links.ts';
import { line, lineWith, paragraph, shortHtml } from './define/texts.ts';
import { choice, textVersion, url } from './define/values.ts';
import { pageChoice, serviceLink, withPageLink } from './services.ts';

export const partner = contentType('partner', 'name', 'Partener', 'Un partener al clinicii, cu sigla lui, în subsol.', {
  name: line(80, 'Numele', 'Ce spune cititorul de ecran la siglă. Ex.: Centrul Medical'),
  link: url('Site-ul partenerului', 'Se deschide la apăsarea pe siglă. Adresa completă, cu https://.'),
  logo: picture('Sigla', 'Într-o singură culoare, cel mai bine SVG. În subsol are 30 de pixeli înălțime.'),
});

export const menuLink = withPageLink(
  contentType('menuLink', 'label', 'Legătură din subsol', 'Un rând dintr-o listă de legături din subsol.', {
    label: line(60, 'Textul', 'Ce se citește. Ex.: Prețuri și promoții'),
    icon: optional(choice({ phone: 'telefon', mail: 'plic', pin: 'loc', clock: 'ceas', calendar: 'calendar', gift: 'cadou', chat: 'mesaj', book: 'carte' }, 'Pictograma', 'Înaintea textului. Gol: fără.')),
    goToPath: pageChoice('Unde duce la apăsare.'),
    service: serviceLink('Serviciul', 'Doar când „Pagina” este un serviciu: cel la care duce.'),
  }),
);

export const footerBlock = contentType('footerBlock', 'title', 'Listă de legături din subsol', 'O listă cu titlu din subsol.', {
  title: line(40, 'Titlul', 'Ex.: Clinica'),
  items: linkedList(menuLink, { min: 1 }, 'Legăturile', 'Legăturile, în ordinea din listă.'),
});

export const general = singletonType('general', 'callToAction', 'Texte generale', 'Texte scurte folosite pe tot site-ul: butonul de programare, moneda, filmele, meniul, programul, ajutorul pentru cititoare de ecran.', {
  skipToContent: line(60, 'Salt la conținut', 'Prima legătură din pagină, văzută doar de cine navighează cu tastatura. Ex.: Săriți la conținut'),
  callToAction: line(40, 'Butonul de programare', 'Butonul portocaliu de pe toate paginile. Un verb, forma de politețe. Ex.: Programați o vizită'),
  callAt: line(60, 'Legătura de telefon', 'Ce spune cititorul de ecran înaintea numărului de telefon din antet. Ex.: Sunați la'),
  emergencyLink: line(40, 'Legătura către urgențe', 'Duce la pagina Urgențe din prima pagină, de lângă formular și din pagina Contact. Ex.: Urgență? Ce faceți acum'),
  logoLabel: line(80, 'Numele siglei', 'Ce spune cititorul de ecran la siglă, care duce la prima pagină. Ex.: Ghiocel Dental, pagina principală'),
  currency: line(10, 'Moneda', 'Scrisă după fiecare preț. Ex.: RON'),
  reviewNote: lineWith(['by', 'date'], 90, 'Cine a verificat pagina', 'La sfârșitul paginilor la care sunt completate câmpurile „Verificare: …”. Păstrați {by} și {date}. Ex.: Text verificat de {by}, {date}.'),
  playFilm: line(40, 'Butonul filmului', 'Pe butonul care pornește un film. Ex.: Vedeți filmul'),
  filmNote: paragraph(250, 'Nota filmului propriu', 'Sub un film aflat pe site: ce se întâmplă la apăsare. Ex.: Filmul se încarcă doar după ce apăsați.'),
  filmFailed: line(120, 'Dacă filmul nu vine', 'În locul notei, când filmul nu se poate încărca. Ex.: Filmul nu s-a încărcat. Încercați din nou mai târziu.'),
  hostedFilmNote: paragraph(250, 'Nota filmului găzduit', 'Sub un film aflat la un serviciu video. Spuneți că acel serviciu este contactat abia la apăsare.'),
  navigation: part({
    home: line(20, 'Meniu: Acasă', 'Numele din meniu al paginii „Acasă”. Un cuvânt sau două, cel mult 20 de caractere.'),
    services: line(20, 'Meniu: Servicii', 'Numele din meniu al paginii „Servicii”. Un cuvânt sau două, cel mult 20 de caractere.'),
    prices: line(20, 'Meniu: Prețuri', 'Numele din meniu al paginii „Prețuri”. Un cuvânt sau două, cel mult 20 de caractere.'),
    aboutUs: line(20, 'Meniu: Despre noi', 'Numele din meniu al paginii „Despre noi”. Un cuvânt sau două, cel mult 20 de caractere.'),
    contact: line(20, 'Meniu: Contact', 'Numele din meniu al paginii „Contact”. Un cuvânt sau două, cel mult 20 de caractere.'),
    firstVisit: line(20, 'Meniu: Prima vizită', 'Rândul din meniul de pe telefon și legătura de pe prima pagină. Ex.: Prima vizită'),
    emergencies: line(20, 'Meniu: Urgențe', 'Ultimul rând din meniul de pe telefon; și în pagina fără internet. Ex.: Urgențe'),
    blog: line(20, 'Meniu: Blog', 'Numele paginii de articole. Nu apare încă nicăieri; se păstrează pentru când articolele vor fi publicate.'),
    mainMenu: line(60, 'Meniu: numele lui', 'Ce spune cititorul de ecran despre meniul din antet. Ex.: Meniul principal'),
    mobileMenu: line(60, 'Meniu: numele lui pe telefon', 'Ce spune cititorul de ecran despre panoul cu meniul, pe ecrane înguste. Ex.: Meniu'),
    openMenu: line(60, 'Meniu: butonul care îl deschide', 'Numele butonului care deschide meniul pe telefon. Ex.: Deschideți meniul'),
    closeMenu: line(60, 'Meniu: butonul care îl închide', 'Numele butonului care închide meniul pe telefon. Ex.: Închideți meniul'),
    currentLanguage: line(60, 'Meniu: limba de acum', 'Ce spune cititorul de ecran la butonul limbii, în limba paginii. Ex.: Limba: română'),
  }),
  hours: part({
    byAppointment: line(60, 'Program: doar cu programare', 'În program, în dreptul zilelor fără ore fixe. Cu literă mică. Ex.: doar cu programare'),
    closed: line(30, 'Program: închis', 'În program, în dreptul zilelor libere. Cu literă mică. Ex.: închis'),
    openNow: line(20, 'Program: deschis acum', 'Cât timp este deschis, când nu se știe ora închiderii. Ex.: Deschis acum'),
    openShort: optional(lineWith(['time'], 30, 'Program: deschis, pe scurt', 'În antet, lângă telefon, cât timp este deschis. Cu literă mică. Gol: rămâne „Deschis acum”. Ex.: deschis până la {time}')),
    openUntil: lineWith(['time'], 60, 'Program: deschis acum, cu ora', 'Cât timp este deschis. {time} este ora închiderii. Ex.: Deschis acum, până la {time}'),
    closedNow: line(20, 'Program: închis acum', 'Cât timp este închis. Fără punct la sfârșit. Ex.: Închis acum'),
    closedShort: optional(lineWith(['time'], 30, 'Program: închis, pe scurt', 'În antet, lângă telefon, când deschideți în cel mult o zi. Cu literă mică. Gol: rămâne „Închis acum”. Ex.: închis până la {time}')),
    closedShortDay: optional(lineWith(['day'], 30, 'Program: închis, pe scurt, cu ziua', 'În antet, lângă telefon, când deschideți mai târziu. Cu literă mică. Gol: rămâne „Închis acum”. Ex.: închis până {day}')),
    closedToday: lineWith(['name'], 60, 'Program: închis într-o zi de excepție', 'Într-o zi de excepție fără ore. {name} este numele ei. Fără punct la sfârșit. Ex.: Închis astăzi: {name}'),
    appointmentToday: line(60, 'Program: astăzi doar cu programare', 'Într-o zi fără ore fixe. Fără punct la sfârșit. Ex.: Astăzi doar cu programare'),
    opensAt: lineWith(['day', 'time'], 60, 'Program: când deschideți', 'După „Închis acum”. {day} este ziua, {time} este ora. Ex.: Deschidem {day} la {time}'),
    today: line(20, 'Program: astăzi', 'Stă în locul lui {day}. Ex.: astăzi'),
    tomorrow: line(20, 'Program: mâine', 'Stă în locul lui {day}. Ex.: mâine'),
    onDay: lineWith(['day'], 30, 'Program: altă zi', 'Stă în locul lui {day} pentru orice altă zi; aici {day} este numele zilei. În engleză se cere „on”. Ex.: {day}'),
  }),
});

export const cookies = singletonType('cookies', 'title', 'Bannerul de cookie-uri', 'Bannerul despre confidențialitate, arătat până la prima alegere.', {
  title: line(60, 'Titlul', 'Ex.: Cookie-uri fără zahăr'),
  consent: shortHtml(400, 'Textul', 'O frază: ce fac ambele butoane, apoi legături către paginile juridice. Pe telefon încap două rânduri de câte 45 de semne; mai lung, bannerul crește.'),
  cta: line(30, 'Butonul de acord', 'Ex.: Sunt de acord'),
  onlyNecessary: line(30, 'Butonul de refuz', 'La fel de ușor de apăsat ca acordul. Ex.: Doar cele necesare'),
  version: textVersion('Versiunea textului', 'Nu se vede. Schimbați-o odată cu textul: o versiune nouă întreabă din nou pe toată lumea. Ex.: 2026-11'),
});

export const footer = singletonType('footer', 'slogan', 'Subsolul', 'Partea de jos a tuturor paginilor. Adresa, telefonul și programul vin din „Datele clinicii”.', {
  slogan: line(90, 'Sloganul', 'Propoziția mare din subsol. Ex.: Primul ghiocel nu se teme de zăpadă.'),
  addressTitle: line(40, 'Titlul adresei', 'Ex.: Adresă'),
  hoursTitle: line(40, 'Titlul programului', 'Ex.: Program'),
  contactTitle: line(40, 'Titlul contactului', 'Ex.: Contact'),
  socialTitle: line(40, 'Titlul rețelelor sociale', 'Ex.: Ne găsiți și aici'),
  linkLists: linkedList(footerBlock, { min: 1 }, 'Listele de legături', 'Listele cu titlu, în ordinea lor. Ex.: Servicii, Clinica'),
  partnersTitle: line(40, 'Titlul partenerilor', 'Deasupra siglelor. Ex.: Parteneri'),
  partners: orEmpty(linkedList(partner, {}, 'Partenerii', 'Siglele partenerilor, în ordinea din listă. Gol: lista și titlul ei nu apar.')),
  privacyLink: line(60, 'Legătura către confidențialitate', 'În ultimul rând. Ex.: Politica de confidențialitate'),
  termsLink: line(60, 'Legătura către termeni', 'În ultimul rând. Ex.: Termeni și condiții'),
  accessibilityLink: line(60, 'Legătura către accesibilitate', 'În ultimul rând. Ex.: Accesibilitate'),
  copyright: line(120, 'Drepturi de autor', 'În ultimul rând. Ex.: © 2026 Ghiocel Dental'),
  professionalNote: optional(paragraph(250, 'Rândul despre profesie', 'Sub datele operatorului: organizația profesională din care fac parte medicii și regulile ei. Gol: nu apare nimic.')),
  demonstrationNote: optional(line(120, 'Că este o demonstrație', 'Doar pe site-ul clinicii demonstrative. O clinică adevărată îl lasă gol; altfel site-ul nu se publică.')),
});

export const offlinePage = singletonType('offlinePage', 'title', 'Pagina fără internet', 'Ce vede cineva fără internet când deschide o pagină pe care nu a mai citit-o.', {
  title: line(90, 'Titlul paginii', 'Titlul mare de sus. Ex.: Acum nu aveți internet'),
  lead: paragraph(400, 'Introducere', 'Sub titlu, înaintea telefonului și a paginilor care se deschid și fără internet.'),
  tryAgain: line(40, 'Încă o încercare', 'Pe butonul care cere pagina încă o dată. Ex.: Încercați din nou'),
  meta: pageMeta,
});

export const notFoundPage = singletonType('notFoundPage', 'title', 'Pagina care nu există', 'Ce vede cineva care a deschis o adresă greșită.', {
  title: line(90, 'Titlul paginii', 'Titlul mare de sus. Ex.: Aici încă nu a înflorit nimic'),
  lead: paragraph(400, 'Introducere', 'Sub titlu: ce s-a întâmplat și ce se poate face.'),
  homeLink: line(40, 'Legătura către prima pagină', 'Ex.: Înapoi la prima pagină'),
  contactLink: line(40, 'Legătura către contact', 'Ex.: Scrieți-ne'),
  meta: pageMeta,
});
