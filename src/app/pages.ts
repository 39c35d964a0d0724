import type { ComponentType } from 'react';
import type { PageGroup, ShownPage } from '../content/page-data.ts';

export type PageModule = {
  Page: ComponentType;
  /** The content groups the page shows beyond the shared ones. */
  needs: readonly PageGroup[];
};

/** The pages the browser renders. The answer to a form has no scripts: a function has filled it in. */
export type BrowserRoute = Exclude<ShownPage['route'], 'contactAnswer'>;

/** The component of every page, each in a chunk of its own. */
export const pages: Record<BrowserRoute, () => Promise<PageModule>> = {
  home: async () => {
    const { HomePage, needs } = await import('../pages/home-page.tsx');
    return { Page: HomePage, needs };
  },
  services: async () => {
    const { ServicesPage, needs } = await import('../pages/services-page.tsx');
    return { Page: ServicesPage, needs };
  },
  service: async () => {
    const { ServicePage, needs } = await import('../pages/service-page.tsx');
    return { Page: ServicePage, needs };
  },
  prices: async () => {
    const { PricesPage, needs } = await import('../pages/prices-page.tsx');
    return { Page: PricesPage, needs };
  },
  about: async () => {
    const { AboutPage, needs } = await import('../pages/about-page.tsx');
    return { Page: AboutPage, needs };
  },
  contact: async () => {
    const { ContactPage, needs } = await import('../pages/contact-page.tsx');
    return { Page: ContactPage, needs };
  },
  terms: async () => {
    const { TermsPage, needs } = await import('../pages/terms-page.tsx');
    return { Page: TermsPage, needs };
  },
  privacy: async () => {
    const { PrivacyPage, needs } = await import('../pages/privacy-page.tsx');
    return { Page: PrivacyPage, needs };
  },
  accessibility: async () => {
    const { AccessibilityPage, needs } = await import('../pages/accessibility-page.tsx');
    return { Page: AccessibilityPage, needs };
  },
  offline: async () => {
    const { OfflinePage, needs } = await import('../pages/offline-page.tsx');
    return { Page: OfflinePage, needs };
  },
  notFound: async () => {
    const { NotFoundPage, needs } = await import('../pages/not-found-page.tsx');
    return { Page: NotFoundPage, needs };
  },
};
