import { textBlocks, pageMeta } from './common.ts';
import { contentType, singletonType, optionalPart } from './define/content-type.ts';
import { identifying, optional, orEmpty } from './define/model-field.ts';
import { linkedList, picture } from './define/links.ts';
import { line, lineWith, paragraph } from './define/texts.ts';

export const doctor = contentType('doctor', 'name', 'Medic', 'Un medic din pagina „Despre noi”.', {
  name: identifying(line(80, 'Numele', 'Cum îi spun copiii sau numele întreg. Ex.: Doamna doctor Ana')),
  role: line(120, 'Specialitatea', 'Sub nume. Ex.: Stomatologie pediatrică, inhalosedare'),
  shortName: optional(line(40, 'Numele scurt', 'În mijlocul unei propoziții, la programare. Gol: numele întreg. Ex.: dr. Ana Pop')),
  treats: optional(line(120, 'Ce tratează și pentru cine', 'Sub specialitate, câteva cuvinte. Gol: nu apare nimic. Ex.: copii sub 12 ani, tratamente cu inhalosedare')),
  training: optional(line(200, 'Formarea', 'Facultatea, anul, competențele, cum le arată medicul cu acte. Gol: nimic. Ex.: Facultatea de Medicină Dentară Cluj-Napoca, 2009; competență în inhalosedare')),
  languages: optional(line(120, 'Limbile vorbite', 'Limbile în care medicul poate ține consultația. Gol: nu apare nimic. Ex.: română, engleză, maghiară')),
  quote: optional(paragraph(250, 'Citatul', 'Pe prima pagină și între detalii: o propoziție a medicului, cu ghilimelele ei: „…” în română, ‘…’ în engleză. Gol: nu apare nimic.')),
  caption: paragraph(500, 'Descrierea', 'Cu ce se ocupă, în una până la trei propoziții.'),
  registrationNumber: optional(line(60, 'Numărul de înregistrare', 'Numărul din registrul Colegiului Medicilor Stomatologi, cu prescurtarea lui. Apare sub descriere. Gol: nu apare. Ex.: nr. CMSR: 1234')),
  picture: optional(picture('Fotografia', 'Portret pe fundal deschis. Gol: apare inițiala numelui.')),
});

export const about = singletonType('about', 'title', 'Pagina Despre noi', 'Prezentarea clinicii, a medicilor și a promisiunilor ei.', {
  title: line(90, 'Titlul paginii', 'Titlul mare de sus. Ex.: Trei generații, aceeași ușă'),
  lead: paragraph(400, 'Introducere', 'Sub titlu, două sau trei propoziții.'),
  picture: picture('Imaginea', 'Apare lângă titlu.'),
  doctorsTitle: line(90, 'Titlul medicilor', 'Deasupra medicilor. Ex.: Trei medici și multă răbdare'),
  booking: optionalPart('Programarea la un medic', {
    link: lineWith(['doctor'], 60, 'legătura', 'La fiecare medic. {doctor} este numele lui scurt. Ambele „Programarea la un medic: …” goale: legătura nu apare. Ex.: Programați la {doctor}'),
    message: lineWith(['doctor'], 160, 'începutul mesajului', 'Cu ce începe mesajul din formular. Păstrați {doctor}, în locul căruia site-ul pune numele lui scurt. Ex.: Aș dori o programare la {doctor}.'),
  }),
  detailsLabel: line(60, 'Medicii: ce se apasă pentru detalii', 'Sub fiecare medic; după apăsare apar citatul, descrierea, formarea, limbile și numărul. Ex.: Formare și experiență'),
  registrationLabel: line(60, 'Eticheta dreptului de practică', 'Înaintea numărului fiecărui medic. Ex.: Drept de liberă practică'),
  trainingLabel: line(40, 'Medicii: eticheta pentru formare', 'În fața formării fiecărui medic care o are scrisă. Ex.: Formare'),
  languagesLabel: line(40, 'Medicii: eticheta pentru limbi', 'În fața limbilor vorbite de fiecare medic care le are scrise. Ex.: Limbi vorbite'),
  doctors: orEmpty(linkedList(doctor, {}, 'Medicii', 'Medicii, în ordinea din listă. Gol: blocul nu apare.')),
  promisesTitle: line(90, 'Titlul promisiunilor', 'Deasupra promisiunilor. Ex.: Ce vă promitem'),
  promises: orEmpty(textBlocks('Promisiunile', 'Promisiunile, în ordinea din listă. Trei sunt destule. Cu mai puțin de două, blocul nu apare.')),
  closingTitle: line(120, 'Îndemnul de la final', 'Deasupra ultimului buton de programare. Ex.: Veniți mai întâi doar să ne cunoașteți.'),
  closingNote: optional(line(120, 'Sub îndemnul de la final', 'Cât costă vizita la care invitați. Gol: rândul nu apare. Ex.: La prețul consultației.')),
  meta: pageMeta,
});
