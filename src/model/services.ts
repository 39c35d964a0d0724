import * as v from 'valibot';
import type { linkedRouteNames } from '../routing/routes.ts';
import { pageMeta, video } from './common.ts';
import { backgrounds } from './define/backgrounds.ts';
import { contentType, singletonType, part, withCheck, type ContentType } from './define/content-type.ts';
import { optional } from './define/model-field.ts';
import { linked, linkedList, picture } from './define/links.ts';
import { html, line, paragraph, type Words } from './define/texts.ts';
import { choice, integer, uniqueSlug } from './define/values.ts';
import { priceCategory, priceItem } from './price-list.ts';
import { reviewed } from './reviewed.ts';

export const service = contentType('service', 'serviceName', 'Serviciu', 'Un serviciu și pagina lui. Apare pe site de când este publicat.', {
  serviceName: line(60, 'Numele', 'Titlul paginii, numele din meniu și din casetă. Ex.: Tratamente laser'),
  serviceUrl: uniqueSlug(80, 'Adresa', 'Sfârșitul adresei paginii, același în ambele limbi: /ro/servicii/tratamente-laser. O adresă schimbată strică legăturile vechi.'),
  index: integer({ min: 0 }, 'Ordinea', 'Locul serviciului în meniu; primul se deschide din meniul „Servicii”: 0 este primul. Fiecare are alt număr; numerele pot avea goluri.'),
  lead: paragraph(400, 'Introducere', 'Sub titlu și pe caseta serviciului, una sau două propoziții.'),
  serviceDescription: html('Textul paginii', 'O propoziție scoasă în față, la vreo 250 de cuvinte: citat. Un subtitlu cu „?” la sfârșit își ține răspunsul pliat până la apăsare.'),
  picture: picture('Imaginea', 'Desenul serviciului, în pagină și în casetă.'),
  background: choice(backgrounds, 'Culoarea fundalului', 'Culoarea din spatele imaginii. Alegeți alta decât la vecini.'),
  serviceVideo: optional(linked(video, 'Filmul', 'Apare în pagina serviciului. Gol: fără film.')),
  priceCategory: linked(priceCategory, 'Categoria de prețuri', 'Categoria din lista de prețuri: pagina serviciului îi arată toate prețurile, sau pe cele din „Prețurile arătate”, și duce la ea.'),
  prices: optional(linkedList(priceItem, {}, 'Prețurile arătate', 'Doar prețurile de care are nevoie cine citește despre acest serviciu. Gol: toată categoria.')),
  pricesNote: optional(paragraph(250, 'Deasupra prețurilor', 'Despre prețurile acestui serviciu. Gol: nimic. Ex.: Analgosedarea nu are preț fix: primiți o estimare în scris după consultație.')),
  reviewed,
  meta: pageMeta,
});

/** Defines a link to a service; its value is the last segment of the service's URL. */
export function serviceLink(...words: Words) {
  const field = linked(service, ...words);
  return optional({
    ...field,
    schema: v.pipe(
      field.schema,
      v.transform(({ serviceUrl }) => serviceUrl),
    ),
  });
}

const pageNames: Record<(typeof linkedRouteNames)[number], string> = {
  home: 'Acasă',
  services: 'toate serviciile',
  service: 'un serviciu (alegeți-l mai jos)',
  prices: 'Prețuri',
  about: 'Despre noi',
  firstVisit: 'Prima vizită',
  contact: 'Contact',
  terms: 'Termeni',
  privacy: 'Confidențialitate',
  accessibility: 'Accesibilitate',
  emergencies: 'Urgențe',
};

export function pageChoice(help: string) {
  return choice(pageNames, 'Pagina', help);
}

type PageLink = { goToPath?: string | undefined; service?: string | undefined };

/** A link must name a service if its page is `service`, and only then. */
export function withPageLink<S extends v.GenericSchema<unknown, PageLink>>(type: ContentType<S>) {
  const hasServiceIfNeeded = ({ goToPath, service: slug }: PageLink) => (goToPath === 'service') === (slug !== undefined);
  return withCheck(type, 'service', hasServiceIfNeeded, 'serviceOfPage');
}

export const servicesPage = singletonType('servicesPage', 'title', 'Pagina Servicii', 'Pagina cu toate serviciile, care nu apare în motoarele de căutare, și cuvintele din pagina fiecărui serviciu („Serviciu: …”).', {
  title: line(90, 'Titlul paginii', 'Titlul mare de sus. Ex.: De la primul dinte | la ultima măsea. Semnul | arată unde se rupe rândul când nu încape; pe site nu se vede.'),
  lead: paragraph(400, 'Introducere', 'Sub titlu, una sau două propoziții.'),
  servicePages: part({
    menuLabel: line(60, 'Serviciu: numele meniului de servicii', 'Ce spune cititorul de ecran despre meniul serviciilor. Ex.: Serviciile noastre'),
    pricesTitle: line(60, 'Serviciu: titlul prețurilor', 'Deasupra prețurilor din pagina unui serviciu. Ex.: Cât costă'),
    allPrices: line(40, 'Serviciu: legătura către toate prețurile', 'Sub prețurile unui serviciu. Ex.: Toate prețurile'),
  }),
  meta: pageMeta,
});
