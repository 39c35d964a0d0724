import type { ComponentType } from 'react';
import type { OutcomeRoute, MainGroup, AnyPage } from '../content/page/page-data.ts';
import type { PageGroup, PageGroups } from '../content/page/page-groups.ts';
import type { SiteContent } from '../model/site-content.ts';
import type { SocialCard } from '../seo/social-card.ts';

export type PageModule = {
  Page: ComponentType;
  /** The group of the content with the page's own texts and its `meta`. */
  mainGroup: MainGroup;
  /** Further groups of the content. */
  needs?: readonly PageGroup[];
  /** Returns the title of an outcome page; the other pages have `meta.title`. */
  title?(content: SiteContent): string;
  /** If absent, the social image is drawn from the title. */
  socialCard?(texts: PageGroups[MainGroup]): SocialCard;
};

/** The outcome pages, which answer a form that was sent without scripts, have no scripts that could load a module. */
export type BrowserRoute = Exclude<AnyPage['route'], OutcomeRoute>;

export const pages: Record<BrowserRoute, () => Promise<PageModule>> = {
  home: () => import('../pages/home-page.tsx'),
  services: () => import('../pages/services-page.tsx'),
  service: () => import('../pages/service-page.tsx'),
  prices: () => import('../pages/prices-page.tsx'),
  about: () => import('../pages/about-page.tsx'),
  firstVisit: () => import('../pages/first-visit-page.tsx'),
  contact: () => import('../pages/contact-page.tsx'),
  requestSent: () => import('../pages/request-sent-page.tsx'),
  terms: () => import('../pages/terms-page.tsx'),
  privacy: () => import('../pages/privacy-page.tsx'),
  accessibility: () => import('../pages/accessibility-page.tsx'),
  emergencies: () => import('../pages/emergencies-page.tsx'),
  offline: () => import('../pages/offline-page.tsx'),
  notFound: () => import('../pages/not-found-page.tsx'),
};
