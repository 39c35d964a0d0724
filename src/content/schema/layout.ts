import * as v from 'valibot';
import { fileSchema, html, list, pageMeta, text, url } from './fields.ts';
import { goToPath, linkedService, namesItsService } from './page-link.ts';

export const partner = v.object({ name: text, link: url, logo: fileSchema });

export const menuLink = v.pipe(
  v.object({
    label: text,
    icon: v.optional(v.picklist(['phone', 'mail', 'pin', 'clock', 'calendar', 'gift', 'chat', 'book'])),
    goToPath,
    service: linkedService,
  }),
  v.forward(namesItsService(), ['service']),
);

export const footerBlock = v.object({ title: text, items: list(menuLink) });

export const general = v.object({
  skipToContent: text,
  callToAction: text,
  callAt: text,
  emergencyLink: text,
  logoLabel: text,
  currency: text,
  playFilm: text,
  filmNote: text,
  hostedFilmNote: text,
});

export const navigation = v.object({
  home: text,
  services: text,
  prices: text,
  aboutUs: text,
  contact: text,
  emergencies: text,
  blog: text,
  mainMenu: text,
  mobileMenu: text,
  openMenu: text,
  closeMenu: text,
  currentLanguage: text,
});

export const cookies = v.object({
  title: text,
  consent: html,
  cta: text,
  onlyNecessary: text,
  version: text,
});

export const footer = v.object({
  slogan: text,
  addressTitle: text,
  hoursTitle: text,
  contactTitle: text,
  socialTitle: text,
  section1: list(footerBlock),
  partnersTitle: text,
  partners: v.optional(v.array(partner), []),
  link1: text,
  link2: text,
  link3: text,
  copyright: text,
  professionalNote: v.optional(text),
  /** That the site is a demonstration. A deploy refuses it. */
  demonstrationNote: v.optional(text),
});

export const offlinePage = v.object({ title: text, lead: text, tryAgain: text, meta: pageMeta });

export const notFoundPage = v.object({
  title: text,
  lead: text,
  homeLink: text,
  contactLink: text,
  meta: pageMeta,
});
