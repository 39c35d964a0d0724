import { use, useState } from 'react';
import { HelmetProvider } from 'react-helmet-async';
import { useLocation } from 'react-router-dom';
import { ContentProvider, useNewerContent } from '../content/content-provider.tsx';
import { LanguageContext, useDocumentLanguage } from '../routing/use-language.ts';
import { PageHead } from '../seo/page-head.tsx';
import { Layout } from './layout.tsx';
import type { LoadedPage } from './load-page.ts';
import { pageAt } from './page-at.ts';
import { RouteAnnouncer } from './route-announcer.tsx';
import { useInnerLinks } from './use-inner-links.ts';
import { usePrecachedPages } from './use-precached-pages.ts';
import { usePrefetch } from './use-prefetch.ts';
import { useScrollRestoration } from './use-scroll-restoration.ts';
import 'brand:tokens.css';
import '../styles/tokens.css';
import '../styles/base.css';
import '../styles/layout.css';
import '../styles/details.css';
import '../styles/backgrounds.css';
import '../styles/swing.css';
import '../styles/opening-state.css';
import '../styles/forced-colors.css';
import '../styles/print.css';
import '../components/links-and-buttons.css';

type AppProps = { initialPage: LoadedPage };

/** The site at the current URL. The router navigates in a transition, so the old page stays until the new one is loaded. */
export function App({ initialPage }: AppProps) {
  const { pathname } = useLocation();
  const [initialPathname] = useState(pathname);
  const newerContent = useNewerContent(initialPage.data.builtFrom);
  const { Page, data } = pathname === initialPathname ? initialPage : use(pageAt(pathname, newerContent));
  useDocumentLanguage(data.language);
  useScrollRestoration();
  usePrefetch(pathname, newerContent);
  useInnerLinks();
  usePrecachedPages(pathname, data.language);
  return (
    <HelmetProvider>
      <LanguageContext value={data.language}>
        <ContentProvider data={data} newer={newerContent}>
          <PageHead />
          <Layout>
            <Page />
          </Layout>
          <RouteAnnouncer />
        </ContentProvider>
      </LanguageContext>
    </HelmetProvider>
  );
}
