import { optionalPart } from './define/content-type.ts';
import { line } from './define/texts.ts';
import { day } from './define/values.ts';

export const reviewed = optionalPart('Verificare', {
  by: line(90, 'cine a citit textul', 'Cine a citit pagina și răspunde de ea; pagina îl arată. Textul s-a schimbat: goliți „Verificare: …” până este citit din nou. Ex.: dr. Ana Pop, medic stomatolog'),
  on: day('când', 'Ziua în care l-a citit. Ex.: 2026-03-12'),
});

/** Months until a text must be reviewed again: prices change about twice a year; guidelines and laws are read yearly. */
export const reviewTerms = {
  emergenciesPage: 12,
  service: 12,
  firstVisitPage: 12,
  pricesPage: 6,
  terms: 12,
  privacy: 12,
};
