import type { Page } from '@playwright/test';
import type { RouteName } from '../../src/routing/routes.ts';
import {
  chooseFamily,
  chooseTimedSituation,
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

type PageState = {
  name: string;
  route: RouteName;
  /** 360 px by default. */
  width?: number;
  /** The clinic is open by default. */
  time?: string;
  /** Whether Playwright's clock is installed, so that `act` can advance the time. */
  clock?: boolean;
  act?: (page: Page) => Promise<void>;
  /** The part that axe examines: a selector, or `window`; by default the whole page. */
  part?: string;
  /** The element whose accessibility tree in Romanian is in `e2e/aria`, in a file of the state's name. */
  aria?: string;
};

const night = '2026-11-24T21:00+02:00';

const form = { route: 'contact', part: '.contact-section' } as const;

export const pageStates: PageState[] = [
  { name: 'panel', route: 'home', act: openPanel, part: 'window', aria: '.mobile-panel' },
  { name: 'dropdown', route: 'home', width: 768, act: openDropdown, part: 'window' },
  { name: 'night', route: 'home', time: night, part: 'window' },
  { name: 'night-emergencies', route: 'emergencies', time: night, part: 'window' },
  { name: 'situation', route: 'emergencies', act: chooseTimedSituation, aria: 'main' },
  { name: 'answers', route: 'service', act: openAnswers },
  { ...form, name: 'errors', act: sendEmptyForm, aria: form.part },
  { ...form, name: 'slow', clock: true, act: sendSlowly },
  {
    name: 'sent',
    route: 'contact',
    act: (page) => sendForm(page, 'accepted'),
    part: '.outcome-section',
    aria: 'main',
  },
  { ...form, name: 'failed', act: (page) => sendForm(page, 'failed') },
  { name: 'search-found', route: 'prices', act: (page) => searchPrices(page, 'canal'), part: '#lista' },
  { name: 'search-nothing', route: 'prices', act: (page) => searchPrices(page, 'xyz'), part: '#lista' },
  { name: 'family', route: 'prices', act: chooseFamily, part: '#estimare' },
  { name: 'facade-pressed', route: 'home', act: pressFacade, part: '.home-film' },
  {
    name: 'carousel-end',
    route: 'home',
    act: scrollCarouselToItsEnd,
    part: 'section:has(.carousel)',
  },
];
