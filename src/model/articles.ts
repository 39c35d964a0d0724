import { contentType, singletonType } from './define/content-type.ts';
import { optional, orEmpty } from './define/model-field.ts';
import { linkedList } from './define/links.ts';
import { line, paragraph } from './define/texts.ts';

export const articleTeaser = contentType('articleTeaser', 'title', 'Articol anunțat', 'O copertă din caruselul de articole. Nu duce încă nicăieri.', {
  title: line(90, 'Titlul', 'Titlul articolului. Ex.: Când vine primul dințișor'),
  ctaLabel: line(60, 'Eticheta', 'Sub titlu; nu este o legătură. Ex.: Citește în curând mai mult'),
});

export const carouselCards = singletonType('carouselCards', 'title', 'Caruselul de articole', 'Blocul cu articolele care urmează, pe prima pagină și la contact.', {
  title: line(90, 'Titlul', 'Deasupra articolelor. Ex.: În curând, pe noptieră'),
  lead: optional(paragraph(400, 'Introducere', 'Sub titlu. Ex.: Povești scurte pentru părinți. Gol: nu apare.')),
  previous: line(60, 'Săgeata înapoi', 'Ce spune cititorul de ecran la săgeata din stânga. Ex.: Articolul anterior'),
  next: line(60, 'Săgeata înainte', 'Ce spune cititorul de ecran la săgeata din dreapta. Ex.: Articolul următor'),
  cards: orEmpty(linkedList(articleTeaser, {}, 'Articolele', 'Articolele anunțate, în ordinea din listă. Gol: blocul nu apare.')),
});
