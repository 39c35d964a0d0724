import type { Page } from '@playwright/test';
import type { AnyPage } from '../../src/content/page/page-data.ts';
import {
  chooseFamily,
  chooseSituation,
  openAnswers,
  openDropdown,
  openPanel,
  pressFacade,
  scrollCarouselToItsEnd,
  searchPrices,
  sendEmptyForm,
  sendForm,
  sendSlowly,
} from './actions.ts';
import { content } from './site.ts';

/** A state of a page, caused by the visitor's actions or by the hour. */
type PageState = {
  name: string;
  /** All pages by default. */
  onPage?: (page: AnyPage) => boolean;
  atWidth?: (width: number) => boolean;
  /** The clinic is open by default. */
  time?: string;
  /** Whether the page has Playwright's clock. */
  clock?: boolean;
  /** The visitor's actions. */
  bring?: (page: Page) => Promise<void>;
  /** The part that axe examines: a selector, or `window`; by default the whole page. */
  part?: string;
  /** The element whose accessibility tree in Romanian is in `e2e/aria`, in a file of the state's name. */
  aria?: string;
};

const phone = (width: number) => width < 768;

const isHome = ({ route }: AnyPage) => route === 'home';
const isPrices = ({ route }: AnyPage) => route === 'prices';
const isContact = ({ route }: AnyPage) => route === 'contact';
const servicesWithFilm = new Set(
  content.ro.services.list.filter(({ serviceVideo }) => serviceVideo).map(({ serviceUrl }) => serviceUrl),
);

/** An hour after the fixture clinic has closed. */
const night = '2026-11-24T21:00+02:00';

const form = { onPage: isContact, part: '.contact-section' };

export const pageStates: PageState[] = [
  { name: 'panel', onPage: isHome, atWidth: phone, bring: openPanel, part: 'window', aria: '.mobile-panel' },
  {
    name: 'dropdown',
    onPage: isHome,
    atWidth: (width) => !phone(width),
    bring: openDropdown,
    part: 'window',
  },
  { name: 'night', onPage: isHome, time: night, part: 'window' },
  { name: 'night-emergencies', onPage: ({ route }) => route === 'emergencies', time: night, part: 'window' },
  {
    name: 'situation',
    onPage: ({ route }) => route === 'emergencies',
    atWidth: phone,
    bring: chooseSituation,
    aria: 'main',
  },
  { name: 'answers', onPage: ({ route }) => route === 'service', bring: openAnswers },
  { ...form, name: 'errors', bring: sendEmptyForm, aria: form.part },
  { ...form, name: 'slow', clock: true, bring: sendSlowly },
  {
    name: 'sent',
    onPage: isContact,
    bring: (page) => sendForm(page, 'accepted'),
    part: '.outcome-section',
    aria: 'main',
  },
  { ...form, name: 'failed', bring: (page) => sendForm(page, 'failed') },
  { name: 'search-found', onPage: isPrices, bring: (page) => searchPrices(page, 'canal'), part: '#lista' },
  { name: 'search-nothing', onPage: isPrices, bring: (page) => searchPrices(page, 'xyz'), part: '#lista' },
  { name: 'family', onPage: isPrices, bring: chooseFamily, part: '#estimare' },
  {
    name: 'facade-pressed',
    onPage: ({ route, service }) => route === 'home' || servicesWithFilm.has(service ?? ''),
    bring: pressFacade,
    part: '.home-film, .service-video',
  },
  {
    name: 'carousel-end',
    onPage: (page) => isHome(page) || isContact(page),
    bring: scrollCarouselToItsEnd,
    part: 'section:has(.carousel)',
  },
];
