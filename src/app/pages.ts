import type { ComponentType } from 'react';
import type { AnswerRoute, MainGroup, PageGroup, PageGroups, AnyPage } from '../content/page/page-data.ts';
import type { SiteContent } from '../model/site-content.ts';
import type { SocialCard } from '../seo/social-card.ts';

/** What a file of `src/pages/` says of its page. */
export type PageModule = {
  Page: ComponentType;
  /** The content group with the page's own words, its title and description among them. */
  mainGroup: MainGroup;
  /** The further groups it shows, beyond those that stand on every page. */
  needs?: readonly PageGroup[];
  /** The document's title where it is not the main group's. */
  title?(content: SiteContent): string;
  /** What its social image shows, made of the main group; without it, the title beside a drawing. */
  socialCard?(texts: PageGroups[MainGroup]): SocialCard;
};

/** The pages the browser renders. The answers to a form have no scripts. */
export type BrowserRoute = Exclude<AnyPage['route'], AnswerRoute>;

/** The module of every page, each in a chunk of its own. */
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
