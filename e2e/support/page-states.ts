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
  /** Whether Playwright's clock is installed, so that `act` can advance the time. */
  clock?: boolean;
  /** The visitor's actions. */
  act?: (page: Page) => Promise<void>;
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
  { name: 'panel', onPage: isHome, atWidth: phone, act: openPanel, part: 'window', aria: '.mobile-panel' },
  {
    name: 'dropdown',
    onPage: isHome,
    atWidth: (width) => !phone(width),
    act: openDropdown,
    part: 'window',
  },
  { name: 'night', onPage: isHome, time: night, part: 'window' },
  { name: 'night-emergencies', onPage: ({ route }) => route === 'emergencies', time: night, part: 'window' },
  {
    name: 'situation',
    onPage: ({ route }) => route === 'emergencies',
    atWidth: phone,
    act: chooseSituation,
    aria: 'main',
  },
  { name: 'answers', onPage: ({ route }) => route === 'service', act: openAnswers },
  { ...form, name: 'errors', act: sendEmptyForm, aria: form.part },
  { ...form, name: 'slow', clock: true, act: sendSlowly },
  {
    name: 'sent',
    onPage: isContact,
    act: (page) => sendForm(page, 'accepted'),
    part: '.outcome-section',
    aria: 'main',
  },
  { ...form, name: 'failed', act: (page) => sendForm(page, 'failed') },
  { name: 'search-found', onPage: isPrices, act: (page) => searchPrices(page, 'canal'), part: '#lista' },
  { name: 'search-nothing', onPage: isPrices, act: (page) => searchPrices(page, 'xyz'), part: '#lista' },
  { name: 'family', onPage: isPrices, act: chooseFamily, part: '#estimare' },
  {
    name: 'facade-pressed',
    onPage: ({ route, service }) => route === 'home' || servicesWithFilm.has(service ?? ''),
    act: pressFacade,
    part: '.home-film, .service-video',
  },
  {
    name: 'carousel-end',
    onPage: (page) => isHome(page) || isContact(page),
    act: scrollCarouselToItsEnd,
    part: 'section:has(.carousel)',
  },
];
